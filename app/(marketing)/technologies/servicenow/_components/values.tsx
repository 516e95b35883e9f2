import { HeadedSection } from '@/components/sections/headed-section';
import { Stats } from '@/components/sections/stats';
import type { Servicenow } from '@/lib/content/technologies';

type Technology = Pick<Servicenow, 'values' | 'stats'>;

export function Values({ technology: { values, stats } }: { technology: Technology }) {
  return (
    <HeadedSection headingId="values" heading={values} padding="below" contentClassName="grid gap-10">
      <ul className="grid gap-6 tablet:grid-cols-2 tablet:gap-y-10 wide:grid-cols-4">
        {values.items.map(({ who, title, text }) => (
          <li className="grid content-start gap-2 border-bs-2 border-accent pbs-5" key={title}>
            <p className="label tracking-[0.02em] text-ink-3">{who}</p>
            <h3 className="text-h4">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      {stats.length > 0 && <Stats items={stats} />}
    </HeadedSection>
  );
}
