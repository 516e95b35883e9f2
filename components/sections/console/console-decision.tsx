import { cx } from 'class-variance-authority';
import { type Dispatch, Fragment, type ReactNode, type Ref } from 'react';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Button } from '@/components/ui/button';
import { tw } from '@/components/ui/tw';
import { consoleMessages } from '@/content/messages/console';
import { LIVE, STILL } from './console-classes';
import { type Action, type Case, findWaiting, isDone, type State } from './console-state';

const large = tw`text-[2.5rem] leading-none font-semibold tracking-tightest @2xl:text-[3.25rem]`;
/** The color of a person's decision. */
const personColor = tw`[--color-accent-hover:color-mix(in_oklab,var(--color-person)_88%,var(--color-ink))] [--color-accent:var(--color-person)]`;

interface Props {
  ref: Ref<HTMLDivElement>;
  state: State;
  cases: readonly Case[];
  shown: Case;
  /** The number of runs that needed nobody. */
  others: string;
  dispatch: Dispatch<Action>;
}

/** The clock and the buttons of the open case. After the last decision its outcome takes their place. */
export function Decision({ ref, state, cases, shown, others, dispatch }: Props) {
  const answer = state.answers[state.open];
  const isOver = isDone(state, cases);
  const lastDecision = sayLast(state, cases);
  const [next] = findWaiting(state, cases);
  const restart = (
    <Button variant="tertiary" onClick={() => dispatch({ type: 'restart' })}>
      {consoleMessages.again}
    </Button>
  );
  return (
    <div
      ref={ref}
      className="border-line bg-surface-2 px-(--side) py-4 focus-inset @max-md:border-bs @md:col-2 @md:row-span-full @md:grid @md:grid-rows-[1fr_auto] @md:border-s @md:py-5"
      role="group"
      aria-label={shown.question}
      tabIndex={-1}
    >
      {!isOver && (
        <>
          <div className={LIVE}>
            {answer ? (
              <LapsedCase shown={shown}>
                {next === undefined ? (
                  restart
                ) : (
                  <Button onClick={() => dispatch({ type: 'open', index: next })}>
                    {consoleMessages.next}
                  </Button>
                )}
              </LapsedCase>
            ) : (
              <OpenCase shown={shown} left={shown.left - state.run} dispatch={dispatch} />
            )}
          </div>
          <div className={STILL}>
            <Outcome text={shown.approved} took={consoleMessages.example(shown.who)} others={others} />
            <RequestDemoButton full className="mbs-3" />
          </div>
        </>
      )}
      <div role="status">
        {isOver ? (
          <Outcome text={lastDecision} took={consoleMessages.took(state.took)} others={others} />
        ) : (
          lastDecision && (
            <p className="mbs-4 text-ink-2">
              {lastDecision}
              <span className="sr-only"> {consoleMessages.upNext(shown.question)}</span>
            </p>
          )
        )}
      </div>
      {isOver && (
        // It appears later, so that a double click does not press it.
        <div className="mbs-3 grid animate-[appear_0.32s_var(--ease-out)_0.5s_both] justify-items-start gap-3">
          <RequestDemoButton full />
          {restart}
        </div>
      )}
    </div>
  );
}

function OpenCase({ shown, left, dispatch }: { shown: Case; left: number; dispatch: Dispatch<Action> }) {
  const { who, time, seconds, otherwise } = shown;
  const answers = [
    { label: consoleMessages.approve, answer: 'approved', variant: 'primary', className: personColor },
    { label: consoleMessages.decline, answer: 'declined', variant: 'secondary', className: '' },
  ] as const;
  return (
    <div className="@md:flex @md:flex-col @md:block-full">
      <p className="flex justify-between text-ink-3">
        <span>{consoleMessages.left}</span> <span>{consoleMessages.of(time)}</span>
      </p>
      <p className={cx('mbs-1 mbe-3 text-person tabular-nums', large)}>{consoleMessages.clock(left)}</p>
      <StretchedSvg className="block-1" size={[seconds, 4]} strokeWidth={4}>
        <path className="stroke-surface-3" d={`M0 2H${seconds}`} />
        <path className="stroke-person" d={`M0 2H${left}`} />
      </StretchedSvg>
      <p className="mbs-4 font-semibold">{consoleMessages.role(who)}</p>
      <div className="mbs-3 grid grid-cols-2 gap-3 @md:grid-cols-1">
        {answers.map(({ label, answer, ...look }) => (
          <Fragment key={answer}>
            <Button
              {...look}
              full
              // A double click must not decide the next case too.
              onClick={({ detail }) => detail < 2 && dispatch({ type: 'decide', answer })}
            >
              {label}
            </Button>{' '}
          </Fragment>
        ))}
      </div>
      <p className="mbs-4 text-ink-2 @md:mbs-auto @md:pbs-4">
        <span className="text-ink-3">{consoleMessages.otherwise}: </span>
        {otherwise}
      </p>
    </div>
  );
}

function LapsedCase({ shown, children }: { shown: Case; children: ReactNode }) {
  return (
    <>
      <p className={cx('text-ink-3', large)}>{consoleMessages.clock(0)}</p>
      <p className="mbs-3 mbe-4 text-base">{consoleMessages.said.lapsed(shown)}</p>
      {children}
    </>
  );
}

function Outcome({ text, took, others }: { text: string; took: string; others: string }) {
  return (
    <>
      <p className="text-ink-2">{text}</p>
      <p className="mbs-3 text-lg leading-6.5">
        <b className={cx('mbe-2 block text-person', large)}>{took}</b> {consoleMessages.others(others)}
      </p>
    </>
  );
}

/** Returns the sentence for the last decision. */
function sayLast({ last, answers }: State, cases: readonly Case[]): string {
  const [decided, answer] = last === undefined ? [] : [cases[last], answers[last]];
  return decided && answer ? consoleMessages.said[answer](decided) : '';
}
