import { Figures } from '@/components/kinds/figures';
import { TitleGrid } from '@/components/kinds/title-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Platform } from '@/lib/content/platform';

/** The features on a ruled grid, and the program averages under them. */
export function PlatformFeatures({
  features,
  results,
  notes,
}: Pick<Platform, 'features' | 'results'> & { notes: Footnotes }) {
  return (
    <HeadedSection label="features" words={features} tone="band">
      <TitleGrid look="ruled" items={features.items} className="mbs-10" />
      {results.items.length > 0 && (
        <>
          <h3 className="mbs-16 kicker">{results.title}</h3>
          <Figures look="plain" items={results.items} notes={notes} className="mbs-5" />
        </>
      )}
    </HeadedSection>
  );
}
