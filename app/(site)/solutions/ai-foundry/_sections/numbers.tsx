import { Figures } from '@/components/kinds/figures';
import { Section } from '@/components/ui/section';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Foundry } from '@/lib/content/solutions';

/** Large figures, each with the sentence that defines it. */
export function Numbers({ figures, notes }: Pick<Foundry, 'figures'> & { notes: Footnotes }) {
  return (
    <Section label="figures-title">
      <h2 className="text-h3" id="figures-title">
        {figures.title}
      </h2>
      <Figures look="large" items={figures.items} notes={notes} className="mbs-10" />
    </Section>
  );
}
