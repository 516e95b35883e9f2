import '@/components/illustrations/art.css';
import { Art } from '@/components/illustrations/illustration';
import { Timeline } from '@/components/sections/timeline';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Servicenow } from '@/lib/content/technologies';

export function Services({ services }: { services: Servicenow['services'] }) {
  return (
    <Section headingId="services" surface="band">
      <div className="mbe-10 grid items-end gap-x-6 gap-y-8 mid:grid-cols-2">
        <SectionTitle id="services" heading={services} />
        <Art
          kind="servicenow"
          width={592}
          height={240}
          ground="none"
          className="[--art-ground:var(--color-band)]"
        />
      </div>
      <Timeline
        direction="across"
        className="[--drop:7px] [--ground:var(--color-band)] [--node:14px] mid:grid-cols-3 mid:gap-y-1.5 wide:grid-cols-6"
        stopClassName="ps-9 pbe-7 last:pbe-0 mid:row-span-2 mid:grid mid:grid-rows-subgrid mid:gap-1.5 mid:p-[32px_24px_0_0] mid:nth-[n+4]:mbs-8.5 wide:nth-[n+4]:mbs-0 wide:nth-[n+7]:mbs-8.5"
        stops={services.items.map(({ title, text }, index) => ({
          key: title,
          node: index === services.items.length - 1 ? 'full' : 'ring',
          children: (
            <>
              <h3 className="text-h4">{title}</h3>
              <p className="mbs-1.5 text-md leading-6 text-ink-2 mid:m-0">
                <NoBreakHyphens text={text} />
              </p>
            </>
          ),
        }))}
      />
    </Section>
  );
}
