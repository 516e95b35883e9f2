import { Lane } from '@/components/kinds/lane';
import { Split } from '@/components/kinds/split';
import { modulePage as words } from '@/content/words/products';
import { checkpointParts as parts } from '@/content/words/sections';
import type { Product } from '@/lib/content/products';

/** A module's checkpoint in its four parts. The lane waits at a diamond and ends at what was agreed beforehand. */
export function CheckpointParts({ checkpoint }: { checkpoint: Product['checkpoint'] }) {
  const stops = [
    [parts.who, checkpoint.who, 'gem'],
    [parts.sees, checkpoint.sees, 'dot'],
    [parts.time, checkpoint.time, 'dot'],
    [parts.otherwise, checkpoint.otherwise, 'end'],
  ] as const;
  return (
    <Split
      label="checkpoint"
      words={{ ...words.checkpoint, title: checkpoint.title }}
      className="border-bs border-line"
      body="wide:pbs-6"
    >
      <Lane
        waits
        step="grid gap-x-6 gap-y-0.5 ps-11 pbe-7 last:pbe-0 tablet:grid-cols-[160px_minmax(0,1fr)]"
        stops={stops.map(([part, value, node]) => ({
          key: part,
          node,
          children: (
            <>
              <p className="pbs-1.25 label leading-5 text-ink-3">{part}</p>
              <p className="text-(length:--text-h4) leading-7 font-strong tracking-[-0.01em] text-balance">
                {value}
              </p>
            </>
          ),
        }))}
      />
    </Split>
  );
}
