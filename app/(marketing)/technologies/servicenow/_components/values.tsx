import { SectionTitle } from '@/components/typography/section-title';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Section } from '@/components/ui/section';
import type { Servicenow } from '@/content/technologies/schema';

type Technology = Pick<Servicenow, 'values' | 'stats'>;

/** Tells what each team notices, above what the practice counts. */
export function Values({ technology: { values, stats } }: { technology: Technology }) {
  return (
    <Section headingId="values" padding="below" contentClassName="grid gap-x-6 gap-y-12 @xl:grid-cols-12">
      <SectionTitle id="values" heading={values} className="@xl:col-span-4" />
      <ul className="grid gap-x-10 gap-y-8 @md:grid-cols-2 @xl:col-span-8">
        {values.items.map(({ label, title, text }) => (
          <li className="grid content-start gap-2" key={title}>
            <p className="label tracking-wide text-ink-3">{label}</p>
            <h3 className="text-h3">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      {stats.length > 0 && (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-8 rounded-band bg-band p-6 @xs:grid-cols-2 @md:p-10 @xl:col-span-full @xl:auto-cols-fr @xl:grid-flow-col @xl:grid-cols-none">
          {stats.map(({ value, label, text, source }) => (
            <li key={label}>
              <p className="mbe-2 text-display leading-none font-semibold tracking-tightest whitespace-nowrap text-accent">
                {value}
              </p>
              <p className="text-h4 font-bold">
                {label}
                {source && <FootnoteRef source={source} />}
              </p>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
