import { Stats } from '@/components/sections/stats';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Servicenow } from '@/lib/content/technologies';

type Technology = Pick<Servicenow, 'values' | 'stats' | 'figures'>;

export function Values({ technology: { values, stats, figures } }: { technology: Technology }) {
  return (
    <Section
      headingId="values"
      padding="below"
      contentClassName="grid gap-x-16 gap-y-14 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div>
        <SectionTitle id="values" heading={values} />
        <ul className="mbs-10 grid gap-x-12 gap-y-10 tablet:grid-cols-2">
          {values.items.map(({ who, title, text }) => (
            <li className="grid content-start gap-2" key={title}>
              <p className="label tracking-[0.02em] text-ink-3">{who}</p>
              <h3 className="text-[1.5rem] leading-[1.25] tracking-[-0.015em]">{title}</h3>
              <p className="text-balance text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      {stats.length > 0 && (
        <aside
          className="self-start rounded-band border border-line bg-surface-1 px-6 py-7 wide:p-8"
          aria-labelledby="figures"
        >
          <h2 className="mbe-5 kicker" id="figures">
            {figures}
          </h2>
          <Stats variant="column" items={stats} />
        </aside>
      )}
    </Section>
  );
}
