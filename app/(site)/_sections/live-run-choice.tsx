import type { Ref } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { liveRun as words } from '@/content/words/live-run';
import { LIVE, STILL } from './live-run-classes';
import type { Decision, stillOf, View } from './live-run-state';
import './live-run.css';

/** Drawn last. */
const LAST = 'play-in [--at:3.5s]';

/** What is asked, what it would cost, and the two buttons. */
export function Choice({
  ref,
  seen,
  decision,
  still,
  onPress,
}: {
  ref: Ref<HTMLDivElement>;
  seen: View;
  decision: Decision;
  /** The finished run, as it stands at the first question where no script runs. */
  still: ReturnType<typeof stillOf> | undefined;
  onPress: (button: 0 | 1) => void;
}) {
  return (
    <div
      ref={ref}
      className="grid content-center gap-3 border-bs border-line px-(--edge) pbs-4 pbe-4.5 -outline-offset-4 play-wide:col-2 play-wide:row-[1/span_2] play-wide:border-s play-wide:border-bs-0"
      role="group"
      aria-labelledby="run-asks"
      tabIndex={-1}
    >
      <p
        id="run-asks"
        className="flex items-baseline justify-between gap-4 leading-5.5 font-semibold tracking-[-0.012em]"
      >
        {still && <span className={STILL}>{decision.plans[0].done}</span>}
        <span className={still ? `${LIVE} ${LAST}` : ''}>{seen.title}</span>
        {seen.isQuestion && (
          <span className={`flex-none label text-human ${still ? `${LIVE} ${LAST}` : ''}`}>
            {decision.time.short}
            <span className="play-tight:hidden">{decision.time.rest}</span>
          </span>
        )}
      </p>
      {/* Enlarged text stands in fewer columns. */}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-x-5 gap-y-3.5 [--at:2.1s] play-tight:gap-x-3">
        {seen.figures.map((sum, index) => (
          <Sum key={index} {...sum} className={still && index === 2 ? LIVE : ''} />
        ))}
        {still && (
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
        className={`play-acts flex flex-wrap gap-3 play-tight:*:[--pad:14px] play-phone:*:first:flex-1 ${LIVE} ${LAST}`}
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
            onClick={() => onPress(index === 0 ? 0 : 1)}
          >
            {look === 'stamp' && <Glyph name="check" size={16} />}
            {/* An element with a key: a translated page has put others in the place of the text. */}
            <span key={label}>{label}</span>
          </button>
        ))}
      </div>
    </div>
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
            className="play-share stroke-accent [--by:var(--ease-in-out)] [--for:0.6s] [--how:grow]"
            d={`M0 1.5H${share}`}
          />
          {mine !== undefined && <path className="stroke-human" d={`M0 1.5H${mine}`} />}
        </svg>
        <span key={value}>{value}</span>
      </dd>
    </div>
  );
}
