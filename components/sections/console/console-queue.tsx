import { cx } from 'class-variance-authority';
import { Icon } from '@/components/ui/icon';
import { consoleMessages } from '@/content/messages/console';
import { LIVE, STILL } from './console-classes';
import { type Case, findWaiting, isDone, type State } from './console-state';

/** Fewer seconds left are in the color of a person. */
const PRESSING = 120;

const row = cx(
  'grid grid-cols-[minmax(0,1fr)_auto] content-center items-baseline px-(--side) py-2 text-start block-full inline-full',
  '@max-md:gap-x-2 @max-md:px-3 @max-md:text-xs @max-md:tracking-tight @max-md:min-block-11 @md:gap-x-3',
);

/** All cases. One that waits opens when it is pressed. */
export function Queue({
  cases,
  state,
  onOpen,
}: {
  cases: readonly Case[];
  state: State;
  onOpen: (index: number) => void;
}) {
  const isOver = isDone(state, cases);
  const waiting = findWaiting(state, cases).length;
  return (
    <div className="border-bs border-line @md:col-span-full @2xl:col-3 @2xl:row-span-full @2xl:border-s @2xl:border-bs-0">
      <p className={cx('px-(--side) pbs-4 pbe-2 text-ink-3 @max-md:sr-only', LIVE)}>
        {isOver
          ? consoleMessages.decided(state.answers.filter(Boolean).length)
          : consoleMessages.waiting(waiting)}
      </p>
      <ol className="grid grid-cols-2 @max-3xs:block @2xl:block" aria-label={consoleMessages.cases}>
        {cases.map(({ waits, process, who, left }, index) => {
          const answer = state.answers[index];
          const isOpen = index === state.open && !isOver;
          const time = left - state.run;
          const lines = (
            <>
              <b className="font-semibold">{waits}</b>{' '}
              {answer ? (
                <span className="text-ink-2">
                  {answer === 'approved' && (
                    <Icon name="check" size={16} className="me-1 inline align-[-3px] text-accent" />
                  )}
                  <span className={answer === 'approved' ? '@max-md:sr-only' : ''}>
                    {consoleMessages.answers[answer]}
                  </span>
                </span>
              ) : isOver ? (
                <span className="text-ink-3">{consoleMessages.notYours}</span>
              ) : (
                <span
                  className={cx(
                    'tabular',
                    time < PRESSING ? 'font-bold text-person' : 'text-ink-2',
                    isOpen && LIVE,
                  )}
                >
                  {consoleMessages.clock(time)}
                </span>
              )}
              {isOpen && !answer && <span className={STILL}>{` ${consoleMessages.answers.approved}`}</span>}{' '}
              <span className="col-span-full text-ink-3 @max-md:hidden @2xl:text-xs @2xl:leading-5">
                {process}, {who}
              </span>
            </>
          );
          return (
            <li className="border-bs border-line @max-xl:odd:border-e" key={waits}>
              {answer || isOver ? (
                <div className={row}>{lines}</div>
              ) : (
                <button
                  className={cx(
                    row,
                    '-outline-offset-4 hover:bg-surface-2 noscript:pointer-events-none',
                    isOpen && '[box-shadow:inset_3px_0_var(--color-person)]',
                  )}
                  type="button"
                  aria-current={isOpen || undefined}
                  onClick={() => onOpen(index)}
                >
                  {lines}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
