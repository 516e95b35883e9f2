import { HeadedSection } from '@/components/sections/headed-section';
import type { Home } from '@/content/home.schema';
import { Stats } from '@/components/sections/stats';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { WaysOfWorking } from './ways-of-working';

export function ServiceModel({ model }: { model: Home['model'] }) {
  return (
    <HeadedSection headingId="model" heading={{ title: model.title, lead: model.lead }}>
      <WaysOfWorking rows={model.rows} steps={model.steps} actors={model.actors} />
      {model.benefits.length > 0 && (
        <FeatureGrid variant="pairs" items={model.benefits} className="@xl:grid-cols-4" />
      )}
      {model.stats.length > 0 && (
        <>
          <h3 className="mbs-10 mbe-4 text-h4">{model.statsTitle}</h3>
          <Stats items={model.stats} />
        </>
      )}
    </HeadedSection>
  );
}
