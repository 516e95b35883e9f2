import { FeatureGrid } from '@/components/sections/feature-grid';
import { Stats } from '@/components/sections/stats';
import { SectionLead } from '@/components/typography/section-head';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Home } from '@/content/home.schema';
import { findFigure } from '@/lib/content/figures';
import { WaysOfWorking } from './ways-of-working';

export function ServiceModel({ model }: { model: Home['model'] }) {
  return (
    <Section headingId="model">
      <div className="mbe-8 grid gap-x-6 gap-y-7 @xl:grid-cols-12 @xl:items-center">
        <div className="grid gap-3 @xl:col-span-5">
          <SectionTitle id="model" heading={model} />
          <SectionLead>{model.lead}</SectionLead>
        </div>
        <WaysOfWorking rows={model.rows} steps={model.steps} actors={model.actors} />
      </div>
      {model.benefits.length > 0 && (
        <FeatureGrid variant="pairs" items={model.benefits} className="-mbe-px @xl:grid-cols-4" />
      )}
      {model.stats.length > 0 && <Stats variant="small" items={model.stats.map(nameSample)} />}
    </Section>
  );
}

/** Adds the sample from which a figure was counted. */
const nameSample = (stat: Home['model']['stats'][number]) => ({
  ...stat,
  text: findFigure(stat.source)?.sample,
});
