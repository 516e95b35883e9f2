import { cx } from 'class-variance-authority';
import { type Dispatch, Fragment, type Ref } from 'react';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Button } from '@/components/ui/button';
import { tw } from '@/components/ui/tw';
import { consoleMessages } from '@/content/messages/console';
import { LIVE, STILL } from './console-classes';
import { type Action, type Case, findWaiting, isDecided, isDone, type State } from './console-state';

const large = tw`text-h2 leading-none font-semibold tracking-tightest whitespace-nowrap @md:text-[2.5rem] @2xl:text-[3.25rem]`;
/** The color of a person's decision. */
const personColor = tw`[--color-accent-hover:var(--color-person-hover)] [--color-accent:var(--color-person)]`;
/** On a phone the clock is beside the texts. */
const beside = tw`@max-md:col-2 @max-md:self-end`;

interface Props {
  ref: Ref<HTMLDivElement>;
  state: State;
  cases: readonly Case[];
  shown: Case;
  /** The number of runs that needed nobody. */
  others: string;
  dispatch: Dispatch<Action>;
}

/** The clock and the buttons of the open case. Its result takes their places, so that nothing moves. */
export function Decision({ ref, state, cases, shown, others, dispatch }: Props) {
  const answer = state.answers[state.open];
  const isOver = isDone(state, cases);
  return (
    <div
      ref={ref}
      className="border-line bg-surface-2 px-(--side) py-4 focus-inset @max-md:border-bs @md:col-2 @md:row-span-full @md:border-s @md:py-5"
      role="group"
      aria-label={shown.question}
      tabIndex={-1}
    >
      <div className={cx('@md:flex @md:flex-col @md:block-full', LIVE)}>
        <div className="grid gap-x-4 @max-md:grid-cols-[auto_minmax(0,1fr)] @max-md:grid-rows-[1fr_auto_auto]">
          <Clock state={state} shown={shown} />
          <p className={cx('font-semibold @max-md:min-block-10 @md:mbs-4', beside)}>
            {isOver ? consoleMessages.others(others) : consoleMessages.role(shown.who)}
          </p>
        </div>
        <div className="mbs-3 min-block-11 @md:min-block-25">
          {!answer && <Answers dispatch={dispatch} />}
          <p className="text-base leading-5.5 font-medium @md:leading-6" role="status">
            {answer && consoleMessages.said[answer](shown)}
            {isOver && (
              <span className="sr-only">
                {` ${consoleMessages.took} ${consoleMessages.span(state.took)}. ${consoleMessages.others(others)}`}
              </span>
            )}
          </p>
        </div>
        <div className="mbs-3 min-block-11 @md:mbs-auto @md:pbs-4">
          {answer ? (
            <NextStep {...{ state, cases, dispatch }} />
          ) : (
            <p className="text-ink-2">
              <span className="text-ink-3">{consoleMessages.otherwise}: </span>
              {shown.otherwise}
            </p>
          )}
        </div>
      </div>
      {!answer && (
        <div className={cx('grid gap-3', STILL)}>
          <p className="text-lg leading-6.5">
            <b className="font-semibold text-person">{consoleMessages.example(shown.who)}</b> {shown.approved}{' '}
            {consoleMessages.others(others)}
          </p>
          <RequestDemoButton full />
        </div>
      )}
    </div>
  );
}

/** The time that is left, and after a decision the time that the visitor took. */
function Clock({ state, shown: { left, seconds, time } }: Pick<Props, 'state' | 'shown'>) {
  const answer = state.answers[state.open];
  const rest = answer === 'lapsed' ? 0 : left - state.run;
  return (
    <>
      <p className={cx('text-ink-3 @md:flex @md:justify-between', beside)}>
        {isDecided(answer) ? (
          consoleMessages.took
        ) : (
          <>
            <span>{consoleMessages.left}</span> <span>{consoleMessages.of(time)}</span>
          </>
        )}
      </p>
      <p className={cx('self-center text-person tabular @max-md:row-[1/3] @md:mbs-1 @md:mbe-3', large)}>
        {isDecided(answer) ? consoleMessages.span(state.took) : consoleMessages.clock(rest)}
      </p>
      <StretchedSvg
        className="col-span-full block-1 @max-md:row-3 @max-md:mbs-3"
        size={[seconds, 4]}
        strokeWidth={4}
      >
        <path className="stroke-surface-3" d={`M0 2H${seconds}`} />
        <path className="stroke-person" d={`M0 2H${rest}`} />
      </StretchedSvg>
    </>
  );
}

function Answers({ dispatch }: Pick<Props, 'dispatch'>) {
  const answers = [
    { label: consoleMessages.approve, answer: 'approved', variant: 'primary', className: personColor },
    { label: consoleMessages.decline, answer: 'declined', variant: 'secondary', className: '' },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-3 @md:grid-cols-1">
      {answers.map(({ label, answer, ...look }) => (
        <Fragment key={answer}>
          <Button {...look} full onClick={() => dispatch({ type: 'decide', answer })}>
            {label}
          </Button>{' '}
        </Fragment>
      ))}
    </div>
  );
}

/** Leads to the next case, and after the last decision to the demo. */
function NextStep({ state, cases, dispatch }: Pick<Props, 'state' | 'cases' | 'dispatch'>) {
  const [next] = findWaiting(state, cases);
  const isOver = isDone(state, cases);
  if (!isOver && next !== undefined)
    return (
      <Button full onClick={() => dispatch({ type: 'open', index: next })}>
        {consoleMessages.next}
      </Button>
    );
  return (
    <div className="grid grid-cols-2 gap-x-3 @md:grid-cols-1">
      {isOver && <RequestDemoButton full />}
      <Button variant="tertiary" onClick={() => dispatch({ type: 'restart' })}>
        {consoleMessages.again}
      </Button>
    </div>
  );
}
