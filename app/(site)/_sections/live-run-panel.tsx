'use client';

import { Fragment, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';
import { liveRun as words } from '@/content/words/live-run';
import { type Decision, next, PACE, type Run, START, stillOf, type View, view } from './live-run-state';
import './live-run.css';

/** After a change of state, presses count from then on: a second tap is no second decision. */
const SETTLE = 600;

interface Props {
  run: Run;
  decision: Decision;
  /** The drawing to the first checkpoint, and what joins it once that was sent back. */
  first: ReactNode;
  second: ReactNode;
}

/** When the rows of the log come, and the times with them. */
const COMES = ['[--at:0.9s]', '[--at:1.9s]', '[--at:3.1s]', '[--at:3.4s]'] as const;
/** What only stands there when the run is finished, where no script runs; and what only where one does. */
const STILL = 'not-noscript:hidden';
const LIVE = 'noscript:hidden';
/** One digit of the clock is in view. */
const DIGIT = tw`inline-block overflow-hidden align-top block-[0.875rem]`;
/** Drawn last. */
const LAST = 'play-in [--at:3.5s]';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Waits for the visitor's decisions, and shows what follows. Nothing goes on by itself. */
export function LiveRunPanel({ run, decision, first, second }: Props) {
  const [state, dispatch] = useReducer(next, START);
  const { phase, isSecond, waits, round } = state;
  const figure = useRef<HTMLElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLOListElement>(null);
  /** When the state came, and when it last asked. At first both lie before our time: presses may have been held. */
  const since = useRef({ state: -Infinity, question: 0 });
  const seen = view(state, run, decision);
  const isFirst = phase === 'ask' && !isSecond;
  const still = stillOf(run);

  useEffect(() => {
    if (state === START) return;
    since.current.state = performance.now();
    if (phase === 'ask') since.current.question = performance.now();
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    const pace = PACE[phase];
    if (pace === undefined) return;
    const timer = setTimeout(() => dispatch('step'), isCalm() ? 0 : pace);
    return () => clearTimeout(timer);
  }, [state, phase]);

  // The buttons are drawn last: until then the group itself keeps the focus.
  useEffect(() => {
    if (round > 0) group.current?.focus({ preventScroll: true });
  }, [round]);

  const press = (button: 0 | 1) => {
    if (performance.now() - since.current.state < SETTLE) return;
    dispatch({ press: button, wait: waited(figure.current, since.current.question) });
  };

  return (
    <figure
      ref={figure}
      className={`play overflow-hidden rounded-card border border-line bg-surface-1 shadow-card wide:col-span-5 ${isFirst ? '' : 'play-on'}`}
      data-state={phase === 'ranked' ? 'back' : phase}
      data-second={isSecond || undefined}
    >
      <p className="sr-only" role="status">
        {seen.said}
      </p>
      {/* Played again, everything is drawn anew. */}
      <Fragment key={round}>
        <div className="flex flex-wrap justify-between gap-x-4 px-(--edge) py-3.25 label text-ink-3">
          <p className="text-ink">{run.name}</p>
          <p>{run.label}</p>
        </div>
        <div className="border-bs border-line play-wide:grid play-wide:grid-cols-[minmax(0,1.26fr)_minmax(0,1fr)]">
          {/* Four lanes and as many moments; the window shows 320 of 480 units. */}
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
                    still={words.waited(still.wait)}
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
                {seen.ticks.map((tick) => (
                  <span key={tick}>{words.clock(tick)}</span>
                ))}
              </div>
            </div>
          </div>
          <Log ref={log} rows={seen.rows} scrolls={isSecond} still={isFirst ? run.lines[3] : undefined} />
          <div
            ref={group}
            className="grid content-center gap-3 border-bs border-line px-(--edge) pbs-4 pbe-4.5 -outline-offset-4 play-wide:col-2 play-wide:row-[1/span_2] play-wide:border-s play-wide:border-bs-0"
            role="group"
            aria-labelledby="run-asks"
            data-choice
            tabIndex={-1}
          >
            <p
              id="run-asks"
              className="flex items-baseline justify-between gap-4 leading-5.5 font-semibold tracking-[-0.012em]"
            >
              {isFirst && <span className={STILL}>{decision.plans[0].done}</span>}
              <span className={isFirst ? `${LIVE} ${LAST}` : ''}>{seen.title}</span>
              {seen.isQuestion && (
                <span className={`flex-none label text-human ${isFirst ? `${LIVE} ${LAST}` : ''}`}>
                  {decision.time.short}
                  <span className="play-tight:hidden">{decision.time.rest}</span>
                </span>
              )}
            </p>
            {/* Enlarged text stands in fewer columns. */}
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-x-5 gap-y-3.5 [--at:2.1s] play-tight:gap-x-3">
              {seen.figures.map((sum, index) => (
                <Sum key={index} {...sum} className={isFirst && index === 2 ? LIVE : ''} />
              ))}
              {isFirst && (
                <Sum
                  value={words.span(still.took)}
                  label={words.aPerson(still.wait)}
                  share={100}
                  mine={still.mine}
                  className={STILL}
                />
              )}
            </dl>
            <div
              className={`play-acts flex flex-wrap gap-3 play-phone:*:first:flex-1 play-tight:*:[--pad:14px] ${LIVE} ${LAST}`}
            >
              {seen.buttons.map(({ words: label, look }, index) => (
                <button
                  key={index}
                  type="button"
                  className={buttonClass(
                    { variant: look === 'decide' ? 'primary' : 'secondary', inactive: look === 'off' },
                    `play-${look}`,
                  )}
                  aria-disabled={look === 'stamp' || look === 'off' || undefined}
                  onClick={() => press(index === 0 ? 0 : 1)}
                >
                  {look === 'stamp' && <Glyph name="check" size={16} />}
                  {label}
                </button>
              ))}
            </div>
          </div>
        </div>
        <figcaption className="grid border-bs border-line px-(--edge) py-3.25 help *:col-1 *:row-1">
          <span>{seen.foot}</span>
          {phase === 'ask' && <span className="play-late bg-surface-1">{decision.foot.late}</span>}
        </figcaption>
      </Fragment>
    </figure>
  );
}

/**
 * Seconds for which the checkpoint has waited: those its clock shows, which is CSS and runs without us. Where none
 * runs, those since the question came.
 */
function waited(panel: HTMLElement | null, question: number): number {
  const clock = panel
    ?.getAnimations({ subtree: true })
    .find((one) => one instanceof CSSAnimation && one.animationName === 'play-count');
  const { startTime, timeline, effect } = clock ?? {};
  const from = Number(startTime) + Number(effect?.getTiming().delay);
  // Not the animation's own time, which ends with its last round: a longer wait is a longer wait.
  const ms = timeline?.currentTime ? Number(timeline.currentTime) - from : performance.now() - question;
  return Math.max(1, Math.floor(ms / 1000));
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
        words.waited(wait)
      )}
    </span>
  );
}

interface LogProps {
  ref: React.Ref<HTMLOListElement>;
  rows: View['rows'];
  scrolls: boolean;
  /** What the last row says once everything is done. */
  still: Run['lines'][number] | undefined;
}

/** The log, four rows of it in view. It holds six once a plan was sent back. */
function Log({ ref, rows, scrolls, still }: LogProps) {
  return (
    <ol
      ref={ref}
      className="overflow-x-hidden overflow-y-auto border-bs border-line block-[calc(4*var(--row)+1px)] play-tiny:block-auto play-wide:col-1 play-wide:row-2"
      role="list"
      aria-label={words.log}
      tabIndex={scrolls ? 0 : undefined}
    >
      {rows.map(({ at, actor, text, look = '' }, index) => {
        const last = index === 3 ? still : undefined;
        const isPerson = actor === 'person';
        return (
          <li
            key={`${index} ${text}`}
            className={`play-row play-in border-line not-first:border-bs ${COMES[index] ?? COMES[3]} ${look && `play-${look}`} ${isPerson ? 'bg-human-soft' : ''}`}
          >
            <span className={isPerson ? 'text-ink-2' : 'text-ink-3'}>
              {last && <time className={STILL}>{last.time}</time>}
              {at === undefined ? (
                <span className={last && LIVE}>{words.then}</span>
              ) : (
                <time>{words.clock(at)}</time>
              )}
            </span>
            <span className={`justify-self-center ${isPerson ? 'gem' : 'agent'}`} aria-hidden="true" />
            <span className="text-balance">
              {last ? (
                <>
                  <span className={STILL}>{last.text}</span>
                  <span className={LIVE}>{text}</span>
                </>
              ) : (
                text
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A figure under its bar: the agent's share of it, and a person's. */
function Sum({ value, label, share, mine, className }: View['figures'][number] & { className: string }) {
  return (
    <div className={`play-in flex flex-col-reverse justify-end ${className}`}>
      <dt className="text-xs leading-4.5 font-book text-ink-2">{label}</dt>
      <dd className="text-[1.25rem] leading-[1.3] font-semibold tracking-[-0.02em] whitespace-nowrap play-tight:text-[1.0625rem]">
        <svg
          className="mbe-1.5 block bg-line block-0.75 inline-full"
          viewBox="0 0 100 3"
          strokeWidth={3}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className="play-share stroke-accent [--by:var(--ease-io)] [--for:0.6s] [--how:grow]"
            d={`M0 1.5H${share}`}
          />
          {mine !== undefined && <path className="stroke-human" d={`M0 1.5H${mine}`} />}
        </svg>
        {value}
      </dd>
    </div>
  );
}
