import { DescriptionList } from '@/components/sections/description-list';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { Section } from '@/components/ui/section';
import type { Pricing } from '@/content/pricing.schema';

export function Charges({ charged, free, termsTitle, terms }: Pricing) {
  return (
    <>
      <Section
        headingId="charged"
        padding="below"
        contentClassName="grid gap-x-12 gap-y-10 @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <div>
          <h2 className="text-h3" id="charged">
            {charged.title}
          </h2>
          <dl className="mbs-4 border-bs border-line @md:grid @md:grid-cols-[minmax(min-content,2fr)_minmax(0,5fr)] @md:gap-x-8">
            {charged.items.map(({ price, unit, title, text }) => (
              <div
                className="grid gap-y-2 border-be border-line py-5 @md:col-span-full @md:grid-cols-subgrid"
                key={title}
              >
                <dt className="@md:row-span-2">
                  <span className="me-2 inline-block text-h2 font-semibold whitespace-nowrap tabular @md:block">
                    {`${price} `}
                  </span>
                  <span className="text-sm leading-5.5 text-ink-2">{unit}</span>
                </dt>
                <dd>
                  <b className="block text-h4 font-bold">{title}</b>{' '}
                  <span className="text-ink-2">{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="text-h3">{free.title}</h2>
          <DescriptionList
            variant="stacked"
            items={free.items.map(({ title, text }) => ({ term: title, value: text }))}
          />
        </div>
      </Section>
      <Section headingId="terms" padding="below">
        <h2 className="mbe-4 text-h3" id="terms">
          {termsTitle}
        </h2>
        <FeatureGrid variant="pairs" className="@xl:grid-cols-4" items={terms} />
      </Section>
    </>
  );
}
