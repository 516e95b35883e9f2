import { cx } from 'class-variance-authority';
import { stopGround } from '@/components/sections/mockup-parts';
import { tw } from '@/components/ui/tw';
import type { Foundry } from '@/content/solutions/schema';
import './phases.css';

type Phase = Foundry['process']['phases'][number];

/** The columns of a phase, by its weeks. */
const spans: Readonly<Record<number, string>> = {
  1: tw`@xl:col-span-1`,
  2: tw`@xl:col-span-2`,
  3: tw`@xl:col-span-3`,
  4: tw`@xl:col-span-4`,
  6: tw`@xl:col-span-6`,
};

/** Draws the phases to the scale of their weeks, and a branch at each gate where a person may stop. */
export function Phases({ process }: Pick<Foundry, 'process'>) {
  return (
    <div className="rounded-card border border-line bg-surface-1 px-5 shadow-card @md:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-5">
        <h2 className="text-h3">{process.title}</h2>
        <p className="text-help">{process.scale}</p>
      </div>
      <ol className="phases grid">
        {process.phases.map((phase) => (
          <li
            className={cx(
              'phase relative grid content-start border-line @xl:row-span-3',
              spans[phase.weeks] ?? spans[2],
              phase.stop && 'phase-branch',
            )}
            key={phase.title}
          >
            <Weeks phase={phase} />
            <div className="phase-text grid content-start gap-x-10 gap-y-4">
              <div className="grid content-start gap-1">
                <p className="mono">{phase.when}</p>
                <h3 className="text-h3">{phase.title}</h3>
                <p className="text-base leading-5.5 text-ink-2">{phase.text}</p>
                <p className="mbs-1 text-base leading-5.5 font-semibold">
                  <span className="block mono">{process.exit}</span> {phase.exit}
                </p>
              </div>
              {phase.misses && <Misses {...phase.misses} />}
            </div>
            {phase.end && (
              <p className="phase-end grid content-start rounded-tag bg-surface-2 px-3 py-2.5 text-xs leading-5 font-normal text-ink-2">
                {phase.end}
              </p>
            )}
            {phase.stop && (
              <p
                className={cx(
                  'phase-stop grid content-start rounded-tag px-3 py-2.5 text-xs leading-5 font-normal',
                  stopGround,
                )}
              >
                <b className="font-bold text-person">{process.stop}</b> {phase.stop}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Weeks({ phase: { weeks, stop } }: { phase: Phase }) {
  return (
    <div className="mbe-3 flex items-center block-4 @xl:mbe-4">
      <svg
        className="fill-accent block-2 @xl:inline-full"
        width={`${weeks * 8}%`}
        viewBox={`0 0 ${weeks} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: weeks }, (_, week) => (
          <rect x={week + 0.02} width={0.96} height={1} key={week} />
        ))}
      </svg>
      {stop && <span className="phase-gate marker-person size-4" aria-hidden="true" />}
    </div>
  );
}

function Misses({ label, counts }: NonNullable<Phase['misses']>) {
  const most = Math.max(...counts);
  return (
    <figure className="grid content-end gap-2">
      <ol className="grid auto-cols-fr grid-flow-col items-end gap-1.5 border-be border-line">
        {counts.map((count, week) => (
          <li className="grid gap-1 text-center label" key={week}>
            {count}
            <svg className="inline-full" height={Math.round((72 * count) / most)} aria-hidden="true">
              <rect className="fill-accent" width="100%" height="100%" />
            </svg>
          </li>
        ))}
      </ol>
      <figcaption className="text-xs leading-5 font-normal text-ink-2">{label}</figcaption>
    </figure>
  );
}
