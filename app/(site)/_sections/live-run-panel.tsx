'use client';

import { Fragment, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Choice } from './live-run-choice';
import { Lanes } from './live-run-lanes';
import { Log } from './live-run-log';
import { type Decision, next, PACE, type Run, START, stillOf, view } from './live-run-state';
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

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Waits for the visitor's decisions, and shows what follows. Nothing goes on by itself. */
export function LiveRunPanel({ run, decision, first, second }: Props) {
  const [state, dispatch] = useReducer(next, START);
  const { phase, isSecond, round } = state;
  const figure = useRef<HTMLElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLOListElement>(null);
  /** When the state came, and when it last asked. At first both lie before our time: presses may have been held. */
  const since = useRef({ state: -Infinity, question: 0 });
  const seen = view(state, run, decision);
  const isFirst = phase === 'ask' && !isSecond;

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
          <Lanes run={run} state={state} ticks={seen.ticks} first={first} second={second} />
          <Log ref={log} rows={seen.rows} scrolls={isSecond} still={isFirst ? run.lines[3] : undefined} />
          <Choice
            ref={group}
            seen={seen}
            decision={decision}
            still={isFirst ? stillOf(run) : undefined}
            onPress={press}
          />
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
