import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Salesforce } from '@/content/technologies/schema';

export function Services({ services }: Pick<Salesforce, 'services'>) {
  if (services.items.length === 0) return null;
  return (
    <HeadedSection headingId="services" heading={services} padding="below" contentClassName="grid gap-8">
      <FeatureGrid variant="thirds" items={services.items} />
    </HeadedSection>
  );
}
