import { SectionTitle } from '@/components/typography/section-title';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Section } from '@/components/ui/section';
import type { Servicenow } from '@/content/technologies/schema';
import './ticket-mockup.css';

/** A book of tickets, one for each service. */
export function Services({ services }: Pick<Servicenow, 'services'>) {
  if (services.items.length === 0) return null;
  return (
    <Section headingId="services" surface="band" contentClassName="grid gap-8">
      <SectionTitle id="services" heading={services} />
      <ol className="tickets grid rounded-card border border-line bg-band-card shadow-card">
        {services.items.map(({ title, text }, index) => (
          <li className="ticket relative grid content-start gap-y-2" key={title}>
            <span className="leading-none font-semibold text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <h3>
              <NoBreakHyphens text={title} />
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
