import { cx } from 'class-variance-authority';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { sectionMessages } from '@/content/messages/sections';
import type { Salesforce } from '@/content/technologies/schema';

const markers = { agent: 'marker-agent', person: 'marker-person' };

type Service = Salesforce['services']['items'][number];

/** In wide windows, places in turn beside the record, and how a line leads there. */
const sides = [
  tw`before:-inset-s-12 after:-inset-s-13.5 @xl:col-3 @xl:group-first:row-start-2`,
  tw`before:-inset-e-12 after:-inset-e-13.5 @xl:col-1`,
];
const columns = tw`@xl:grid-flow-row-dense @xl:auto-rows-[minmax(6.75rem,auto)] @xl:grid-cols-[minmax(0,1fr)_26rem_minmax(0,1fr)]`;

/** Tells the services around one record, each by the part of it that the service brings. */
export function Services({ services: { record, items, ...heading } }: Pick<Salesforce, 'services'>) {
  if (items.length === 0) return null;
  return (
    <Section
      headingId="services"
      surface="dark"
      contentClassName={cx('grid gap-y-6 @xl:gap-x-12 @xl:gap-y-0', columns)}
    >
      <SectionTitle id="services" heading={heading} className="@xl:row-span-2" />
      <div className="grid content-center rounded-card border border-line bg-surface-2 px-5 py-4 @xl:col-2 @xl:row-start-1 @xl:rounded-b-none @xl:px-6">
        <p className="mono">{record.state}</p>
        <p className="text-h3 font-bold">{record.title}</p>
      </div>
      <ul className="grid gap-y-6 @xl:contents">
        {items.map(({ title, text, part }, index) => (
          <li className="group @xl:contents" key={title}>
            <Part {...part} />
            <div
              className={cx(
                'relative ms-5 border-s-2 border-accent ps-5 pbs-4 @xl:row-span-2 @xl:ms-0 @xl:mbs-13.5 @xl:border-s-0 @xl:border-bs-2 @xl:ps-0',
                'before:absolute before:-inset-bs-0.5 before:bg-accent before:block-0.5 @xl:before:inline-12',
                'after:absolute after:-inset-bs-1.75 after:rounded-full after:border-2 after:border-accent after:bg-surface-1 @xl:after:size-3',
                sides[index % 2],
              )}
            >
              <h3 className="text-h4">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-help @xl:col-2 @xl:pbs-4">
        <b className="label font-medium">{`${sectionMessages.illustrative}.`}</b> {record.caption}
      </p>
    </Section>
  );
}

function Part({ label, values, actor }: Service['part']) {
  return (
    <div
      className={cx(
        'grid content-center gap-2 rounded-card border border-line bg-surface-1 px-5 py-4 @xl:px-6 @xl:py-2',
        '@xl:col-2 @xl:rounded-none @xl:border-bs-0 @xl:group-last:rounded-b-card',
      )}
    >
      <p className="mono">{label}</p>
      <ul className="flex flex-wrap gap-2 font-medium">
        {values.map((value) => (
          <li className="flex items-center gap-2 rounded-tag bg-surface-3 px-3 py-1 leading-6" key={value}>
            {actor && <span className={markers[actor]} aria-hidden="true" />}
            {value}
          </li>
        ))}
      </ul>
    </div>
  );
}
