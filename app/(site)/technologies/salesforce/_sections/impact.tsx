import { Changes } from '@/components/kinds/changes';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Salesforce } from '@/lib/content/technologies';

/** Changes after go-live: each with its definition, and both levels as bars on one scale. */
export function Impact({ changes, notes }: Pick<Salesforce, 'changes'> & { notes: Footnotes }) {
  return (
    <Section label="impact" tone="band">
      <div className="grid items-start gap-x-6 gap-y-10 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-x-14">
        <div className="grid gap-4">
          <SectionTitle id="impact" words={changes} />
          <p className="text-lg leading-7 tracking-[-0.005em] text-balance text-ink-2 max-inline-[34ch]">
            {changes.lead}
          </p>
        </div>
        <Changes look="pair" items={changes.items} notes={notes} />
      </div>
    </Section>
  );
}
