'use client';

import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { consoleMessages } from '@/content/messages/console';
import type { Step } from '@/lib/demo/own-trace';
import { VISIT_STEP } from '@/lib/startup/constants';
import { LIVE } from './console-classes';
import { Evidence, Question } from './console-question';
import { Decision } from './console-decision';
import type { Decided } from './run-lines';
import { Queue } from './console-queue';
import {
  type Action,
  type Case,
  countDecided,
  createReducer,
  getGoal,
  isDecided,
  isDone,
  START,
} from './console-state';

const RunLines = lazy(() => import('./run-lines').then(({ RunLines }) => ({ default: RunLines })));

/** The screen on which people decide. Its clocks run in view; after three decisions it tells their time. */
export function Console({
  cases,
  others,
  mark,
}: {
  cases: readonly Case[];
  /** The number of runs that needed nobody. */
  others: string;
  /** The logo, drawn by the server. */
  mark?: ReactNode;
}) {
  const [state, dispatch] = useReducer(createReducer(cases), START);
  const group = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const shown = cases[state.open];
  const answer = state.answers[state.open];
  const isOver = isDone(state, cases);
  const goal = getGoal(cases);

  const panel = useRef<HTMLDivElement>(null);
  const [decisions, setDecisions] = useState<readonly Decided[]>([]);
  const tookBefore = useRef(0);
  const act = (action: Action) => {
    dispatch(action);
    if (action.type === 'restart') {
      tookBefore.current = 0;
      setDecisions([]);
    }
    if (action.type !== 'decide' || !shown) return;
    const took = consoleMessages.span(Math.max(1, state.took - tookBefore.current));
    tookBefore.current = state.took;
    const { answer } = action;
    setDecisions([...decisions, { slug: shown.slug, waits: shown.waits, answer, took }]);
    const detail = { action: answer, evidence: shown.question, result: shown[answer], took } satisfies Step;
    dispatchEvent(new CustomEvent(VISIT_STEP, { detail }));
  };

  useEffect(() => {
    if (isOver || !group.current) return;
    const runs = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearInterval(timer);
      if (entries.at(-1)?.isIntersecting) timer = setInterval(() => dispatch({ type: 'tick', runs }), 1000);
    });
    observer.observe(group.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [isOver]);

  // The buttons change with the answer; the focus stays in their group.
  useEffect(() => {
    if (hasFocus.current) group.current?.focus({ preventScroll: true });
  }, [answer, isOver]);

  if (!shown) return null;
  return (
    <div
      ref={panel}
      className="overflow-hidden rounded-card border border-line bg-surface-1 text-sm leading-5 shadow-card @max-md:text-xs"
      onFocus={() => (hasFocus.current = true)}
      onClickCapture={() => (hasFocus.current = true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-be border-line px-4 py-2 min-block-11 @md:px-6 @md:min-block-12">
        <p className="flex items-center gap-2.5 font-bold [&>svg]:block-5.5 [&>svg]:inline-5.5">
          {mark}
          {consoleMessages.name}
        </p>
        {goal > 1 && !isOver && (
          <p className={cx('text-ink-2', LIVE)}>
            {consoleMessages.place(countDecided(state) + (isDecided(answer) ? 0 : 1), goal)}
          </p>
        )}
      </div>
      <div
        className={cx(
          'grid [--side:16px] @md:grid-cols-[minmax(0,1fr)_18rem] @md:grid-rows-[auto_1fr] @md:[--side:24px]',
          cases.length > 1 && '@2xl:grid-cols-[minmax(0,1fr)_18rem_19rem]',
        )}
      >
        <Question shown={shown} isOpen={!answer} isAlone={cases.length === 1} />
        <Evidence evidence={shown.evidence} />
        <Decision {...{ state, cases, shown, others }} dispatch={act} ref={group} />
        {cases.length > 1 && (
          <Queue cases={cases} state={state} onOpen={(index) => dispatch({ type: 'open', index })} />
        )}
      </div>
      {decisions.length > 0 && (
        <Suspense>
          <RunLines panel={panel} decisions={decisions} />
        </Suspense>
      )}
    </div>
  );
}
