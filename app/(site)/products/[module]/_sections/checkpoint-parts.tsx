import { Lane } from '@/components/kinds/lane';
import { Split } from '@/components/kinds/split';
import type { Product } from '@/lib/content/products';

/** A module's checkpoint in its four parts. The lane waits at a diamond and ends at what was agreed beforehand. */
export function CheckpointParts({ checkpoint }: { checkpoint: Product['checkpoint'] }) {
  const parts = [
    ['Who decides', checkpoint.who, 'gem'],
    ['What they see', checkpoint.sees, 'dot'],
    ['How long they have', checkpoint.time, 'dot'],
    ['If nobody answers', checkpoint.otherwise, 'end'],
  ] as const;
  return (
    <Split
      label="checkpoint"
      kicker="The checkpoint"
      title={checkpoint.title}
      lead="A step where the agent stops. It has four parts, always all four."
      className="border-bs border-line"
      body="wide:pbs-6"
    >
      <Lane
        waits
        step="grid gap-x-6 gap-y-0.5 ps-11 pbe-7 last:pbe-0 tablet:grid-cols-[160px_minmax(0,1fr)]"
        stops={parts.map(([part, value, node]) => ({
          key: part,
          node,
          children: (
            <>
              <p className="pbs-1.25 label leading-5 text-ink-3">{part}</p>
              <p className="text-[length:var(--t-h4)] leading-7 font-strong tracking-[-0.01em] text-balance">
                {value}
              </p>
            </>
          ),
        }))}
      />
    </Split>
  );
}
