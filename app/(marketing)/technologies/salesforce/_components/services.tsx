import { Art } from '@/components/illustrations/illustration';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Salesforce } from '@/lib/content/technologies';

export function Services({ services }: Pick<Salesforce, 'services'>) {
  return (
    <Section
      headingId="services"
      contentClassName="grid items-start gap-x-6 gap-y-10 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-x-14"
    >
      <div className="medium:grid medium:grid-cols-2 medium:items-end medium:gap-x-10 medium:gap-y-6">
        <SectionTitle id="services" heading={services} />
        <div className="mbs-8 overflow-hidden rounded-card bg-surface-2 medium:mbs-0 phone:hidden">
          <Art kind="salesforce" width={384} height={300} />
        </div>
      </div>
      <ul className="grid gap-x-10 border-bs border-line mid:grid-cols-2">
        {services.items.map(({ title, text }) => (
          <li className="grid content-start gap-1 border-be border-line py-5" key={title}>
            <h3 className="text-h4">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
