import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import { liveRun as words } from '@/content/words/live-run';
import { COMES, LIVE, STILL } from './live-run-classes';
import { type Run, type State, stillOf } from './live-run-state';
import './live-run.css';

/** One digit of the clock is in view. */
const DIGIT = tw`inline-block overflow-hidden align-top block-[0.875rem]`;

/** The drawing: four lanes and as many moments. The window shows 320 of 480 units. */
export function Lanes({
  run,
  state: { phase, isSecond, waits },
  ticks,
  first,
  second,
}: {
  run: Run;
  state: State;
  /** The times beneath the drawing, from the fourth on. */
  ticks: readonly number[];
  first: ReactNode;
  second: ReactNode;
}) {
  const isFirst = phase === 'ask' && !isSecond;
  return (
    <div
      className="grid grid-cols-[minmax(104px,max-content)_minmax(0,1fr)] ps-(--edge) pbs-4 pbe-3 play-phone:grid-cols-[62px_minmax(0,1fr)] play-phone:py-2.5"
      aria-hidden="true"
    >
      <ul className="grid auto-rows-fr">
        {run.lanes.map(({ actor, label }) => (
          <li
            key={label}
            className={`flex items-center gap-2 label ${actor === 'person' ? 'text-human' : 'text-ink-2'}`}
          >
            <span className={`play-phone:hidden ${actor === 'person' ? 'gem' : 'agent'}`} />
            {label}
          </li>
        ))}
      </ul>
      <div className="overflow-hidden">
        <div className="relative aspect-[320/144] play-phone:-ms-[7.14%] play-phone:inline-[114.29%]">
          <svg
            className="fill-none stroke-accent stroke-[1.85px] inline-full play-phone:stroke-[2.2px]"
            viewBox="0 0 320 144"
            strokeLinejoin="round"
          >
            <g className="play-pan">
              {first}
              {isSecond && second}
            </g>
          </svg>
          <div className="play-moves absolute inset-0 label leading-[0.875rem] font-strong text-human">
            <Mark
              className="play-in start-[62.5%] [--at:3.1s]"
              wait={waits[0]}
              still={words.waited(stillOf(run).wait)}
            />
            {isSecond && phase !== 'back' && phase !== 'ranked' && (
              <Mark className="start-[112.5%]" wait={waits[1]} />
            )}
          </div>
        </div>
      </div>
      <div className="col-2 overflow-hidden play-phone:hidden">
        <div className="play-moves grid auto-cols-[25%] grid-flow-col pbs-1.5 text-center label leading-4 tracking-[-0.02em] text-ink-3 block-5.5">
          {run.lines.slice(0, 3).map(({ time }, index) => (
            <span key={time} className={`play-in ${COMES[index]}`}>
              {time}
            </span>
          ))}
          {isFirst && <span className={STILL}>{run.lines[3]?.time}</span>}
          {ticks.map((tick) => (
            <span key={tick}>{words.clock(tick)}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** How long a checkpoint waits, under its diamond: a clock until it was answered. */
function Mark({ className, wait, still }: { className: string; wait?: number | undefined; still?: string }) {
  return (
    <span className={`absolute top-[72.5%] translate-x-[-50%] bg-surface-1 px-1 ${className}`}>
      {wait === undefined ? (
        <>
          {still && <span className={STILL}>{still}</span>}
          <span className={`play-clock whitespace-nowrap motion-reduce:hidden ${DIGIT} ${LIVE}`}>
            <span className={`${DIGIT} [--for:600s]`} />
            {':'}
            <span className={`${DIGIT} [--for:60s] [--last:-50%] [--steps:6] [--times:10]`} />
            <span className={`${DIGIT} [--for:10s] [--times:60]`} />
          </span>
          {/* Without motion a clock would stand still. */}
          <span className={`motion-safe:hidden ${LIVE}`}>{words.waits}</span>
        </>
      ) : (
        <span>{words.waited(wait)}</span>
      )}
    </span>
  );
}
