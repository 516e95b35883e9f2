import { BarPair } from '@/components/sections/bar-pair';
import { DarkPanel } from '@/components/sections/dark-panel';
import { LevelChange } from '@/components/sections/level-change';
import { Stats } from '@/components/sections/stats';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { changeMessages } from '@/content/messages/sections';
import type { Servicenow } from '@/content/technologies/schema';

/** The first change is large. */
export function Capabilities({ changes }: Pick<Servicenow, 'changes'>) {
  const [first, ...others] = changes.items;
  if (!first) return null;
  const { name, definition, levels, source } = first;
  return (
    <DarkPanel headingId="capabilities" heading={changes} padding="above">
      <div className="@container mbe-10 grid gap-5 border-bs border-line pbs-8">
        <LevelChange {...levels} spoken={changeMessages} className="text-[clamp(2.5rem,11cqi,7.5rem)]" />
        <BarPair bars={levels.bars} className="bg-surface-3 block-3" />
        <div>
          <h3 className="text-h4">
            {`${name}, ${levels.change}`}
            <span className="sr-only">{` (${changeMessages.better})`}</span>
            <FootnoteRef source={source} />
          </h3>
          <p className="text-ink-2">{definition}</p>
        </div>
      </div>
      <Stats
        items={others.map(({ name, definition, levels, source }) => ({
          value: levels.change,
          label: name,
          text: `${definition}: ${changeMessages.fromTo(levels.before, levels.after)}`,
          source,
        }))}
      />
    </DarkPanel>
  );
}
