import { DescriptionList } from '@/components/sections/description-list';
import { Table } from '@/components/sections/table';
import { Section } from '@/components/ui/section';
import { calculateInvoice } from '@/lib/content/invoice';
import type { Pricing } from '@/lib/content/pricing';

export function Charges({ charged, free, invoice, termsTitle, terms }: Pricing) {
  const { lines, total } = calculateInvoice(invoice.lines);
  return (
    <Section headingId="charged" padding="below" contentClassName="grid gap-x-12 gap-y-12 wide:grid-cols-2">
      <Items {...charged} id="charged" />
      <Items {...free} />
      <div>
        <h2 className="text-h4">{invoice.title}</h2>
        <Table
          variant="figures"
          caption={invoice.caption}
          columns={invoice.columns}
          rows={lines.map(({ what, count, price, amount }) => [what, count, price, amount])}
          sum={{ label: invoice.total, value: total }}
        />
        <p className="text-ink-2">{invoice.remark}</p>
      </div>
      <div>
        <h2 className="mbe-3 text-h4">{termsTitle}</h2>
        <DescriptionList variant="sentences" items={terms.map(({ term, text }) => ({ term, value: text }))} />
      </div>
    </Section>
  );
}

function Items({ id, title, items }: Pricing['charged'] & { id?: string }) {
  return (
    <div>
      <h2 className="text-h4" id={id}>
        {title}
      </h2>
      <dl className="mbs-3 border-bs border-line">
        {items.map((item) => (
          <div className="border-be border-line py-3" key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd className="text-ink-2">{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
