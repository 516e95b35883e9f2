import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import { Stats } from '@/components/sections/stats';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HandOff } from './hand-off';
import { SectionTitle } from '@/components/typography/section-title';

export function ServiceModel({ model }: { model: Home['model'] }) {
  return (
    <Section headingId="model">
      <div className="mbe-10 grid gap-6 wide:mbe-12 wide:grid-cols-12">
        <div className="wide:col-span-5 wide:pe-6">
          <SectionTitle id="model" heading={model} />
          <p className="mbs-4 lead">{model.lead}</p>
        </div>
        <HandOff rows={model.rows} steps={model.steps} legend={model.legend} className="wide:col-span-7" />
      </div>
      {model.benefits.length > 0 && (
        <FeatureGrid variant="pairs" items={model.benefits} className="wide:grid-cols-4" />
      )}
      {model.stats.length > 0 && (
        <>
          <h3 className="mbs-10 mbe-4 text-h4">{model.statsTitle}</h3>
          <Stats items={model.stats} />
        </>
      )}
    </Section>
  );
}
