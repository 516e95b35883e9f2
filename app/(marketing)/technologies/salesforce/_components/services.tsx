import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { sectionMessages } from '@/content/messages/sections';
import type { Salesforce } from '@/content/technologies/schema';
import './record-mockup.css';

const markers = { agent: 'marker-agent', person: 'marker-person' };

type Service = Salesforce['services']['items'][number];

/** Tells the services around one record, each by the part of it that the service brings. */
export function Services({ services: { record, items, ...heading } }: Pick<Salesforce, 'services'>) {
  if (items.length === 0) return null;
  return (
    <Section headingId="services" surface="dark" contentClassName="record grid">
      <SectionTitle id="services" heading={heading} className="record-heading" />
      <div className="record-part record-title grid content-center border-line bg-surface-2">
        <p className="mono">{record.state}</p>
        <p className="text-h3 font-bold">{record.title}</p>
      </div>
      <ul className="record-parts">
        {items.map(({ title, text, part }) => (
          <li key={title}>
            <Part {...part} />
            <div className="record-service relative border-accent pbs-2 pbe-4">
              <h3 className="text-h4">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="record-caption text-help">
        <b className="label font-medium">{`${sectionMessages.illustrative}.`}</b> {record.caption}
      </p>
    </Section>
  );
}

function Part({ label, values, actor }: Service['part']) {
  return (
    <div className="record-part grid content-center gap-2 border-line bg-surface-1">
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
