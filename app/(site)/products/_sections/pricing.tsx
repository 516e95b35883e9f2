import { Facts } from '@/components/kinds/facts';
import { Table } from '@/components/kinds/table';
import { HeadedSection } from '@/components/sections/headed-section';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import { invoiceOf } from '@/lib/content/invoice';

type Prices = NonNullable<PlatformLanding['pricing']>;

/** What is charged and what is not, an invoice, and what changes the price. */
export function Pricing({ pricing }: { pricing: Prices }) {
  const { charged, free, invoice, termsTitle, terms } = pricing;
  const { lines, total } = invoiceOf(invoice.lines);
  return (
    <HeadedSection id="pricing" label="pricing-title" words={pricing}>
      <div className="grid gap-x-12 gap-y-12 wide:grid-cols-2">
        <Items {...charged} />
        <Items {...free} />
        <div>
          <h3 className="text-h4">{invoice.title}</h3>
          <Table
            look="figures"
            caption={invoice.caption}
            columns={invoice.columns}
            rows={lines.map(({ what, count, price, amount }) => [what, count, price, amount])}
            sum={{ label: invoice.total, value: total }}
          />
          <p className="text-ink-2">{invoice.remark}</p>
        </div>
        <div>
          <h3 className="mbe-3 text-h4">{termsTitle}</h3>
          <Facts look="sentences" items={terms.map(({ term, text }) => ({ term, value: text }))} />
        </div>
      </div>
    </HeadedSection>
  );
}

function Items({ title, items }: Prices['charged']) {
  return (
    <div>
      <h3 className="text-h4">{title}</h3>
      <dl className="mbs-3 border-bs border-line">
        {items.map((item) => (
          <div className="border-be border-line py-3" key={item.title}>
            <dt className="font-strong">{item.title}</dt>
            <dd className="text-ink-2">{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
