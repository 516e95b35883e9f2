import { Figures } from '@/components/kinds/figures';
import { TitleGrid } from '@/components/kinds/title-grid';
import { Notes } from '@/components/sections/notes';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import { footnotes } from '@/lib/content/footnotes';
import type { Platform } from '@/lib/content/platform';

/** Eight features on a ruled grid, and the four program averages under them. */
export function PlatformFeatures({ features, results }: Pick<Platform, 'features' | 'results'>) {
  const notes = footnotes(results.items.map(({ source }) => source));
  return (
    <Section label="features" tone="band">
      <SectionTitle id="features" kicker={features.kicker}>
        {features.title}
      </SectionTitle>
      <TitleGrid look="ruled" items={features.items} className="mbs-10 mbe-16" />
      <h3 className="kicker">{results.title}</h3>
      <Figures look="plain" items={results.items} notes={notes} className="mbs-5" />
      <Notes list={notes.list} />
    </Section>
  );
}
