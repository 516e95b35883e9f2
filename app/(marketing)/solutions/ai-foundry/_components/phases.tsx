import type { Foundry } from '@/lib/content/solutions';
import { Timeline } from '@/components/sections/timeline';

export function Phases({ process }: Pick<Foundry, 'process'>) {
  return (
    <div>
      <div className="mbe-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">{process.title}</h2>
        <p className="hidden text-help wide:block">{process.scale}</p>
      </div>
      <Timeline
        direction="off"
        className="[--beyond:block] [--drop:0px] [--ground:var(--color-band)] [--marker-scale:0.85] [--node:18px] wide:auto-cols-fr wide:grid-flow-col"
        stopClassName="grid gap-1.5 ps-11 pbe-10 last:pbe-0 wide:grid-rows-[auto_auto_1fr_auto] wide:p-[44px_32px_0_0] wide:last:pe-0"
        stops={process.phases.map(({ title, weeks, when, text, exit, gate }) => ({
          key: title,
          // The gate, where a person decides to go on or stop.
          node: gate ? 'diamond' : 'ring',
          children: (
            <>
              <Weeks count={weeks} />
              <p className="mono">{when}</p>
              <h3 className="text-h3">{title}</h3>
              <p className="text-ink-2 max-inline-[52ch]">{text}</p>
              <p className="mbs-2 grid border-line font-semibold wide:mbs-5 wide:border-bs wide:pbs-4">
                <span className="mono">{process.exit}</span>
                <span className="sr-only">: </span>
                {exit}
              </p>
            </>
          ),
        }))}
      />
    </div>
  );
}

function Weeks({ count }: { count: number }) {
  return (
    <svg
      className="hidden wide:absolute wide:inset-[13px_0_auto_18px] wide:block wide:block-1.75 wide:inline-[calc(100%-18px)]"
      viewBox={`0 0 ${count * 2} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="stroke-accent stroke-2 [vector-effect:non-scaling-stroke]"
        d={Array.from({ length: count }, (_, week) => `M${week * 2 + 1} 0V1`).join('')}
      />
    </svg>
  );
}
