import '@/components/illustrations/art.css';
import { Art } from '@/components/illustrations/illustration';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Servicenow } from '@/lib/content/technologies';

export function Services({ services }: { services: Servicenow['services'] }) {
  return (
    <Section headingId="services" surface="band">
      <div className="mbe-6 grid items-center gap-x-6 gap-y-4 mid:grid-cols-2">
        <SectionTitle id="services" heading={services} />
        <Art
          kind="servicenow"
          width={592}
          height={200}
          ground="none"
          className="[--art-ground:var(--color-band)]"
        />
      </div>
      <ul className="grid gap-x-6 border-be border-line tablet:grid-cols-2 wide:grid-cols-3">
        {services.items.map(({ title, text }) => (
          <li className="grid content-start gap-1 border-bs border-line py-5 wide:pe-6" key={title}>
            <h3 className="text-h4">{title}</h3>
            <p className="text-ink-2">
              <NoBreakHyphens text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
