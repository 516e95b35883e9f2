import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Stats } from '@/components/sections/stats';
import type { Servicenow } from '@/content/technologies/schema';

type Technology = Pick<Servicenow, 'values' | 'stats'>;

export function Values({ technology: { values, stats } }: { technology: Technology }) {
  return (
    <HeadedSection headingId="values" heading={values} padding="below" contentClassName="grid gap-10">
      <FeatureGrid variant="cards" items={values.items} />
      {stats.length > 0 && <Stats items={stats} />}
    </HeadedSection>
  );
}
