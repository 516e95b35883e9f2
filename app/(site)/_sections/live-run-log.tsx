import type { Ref } from 'react';
import { liveRun as words } from '@/content/words/live-run';
import { tw } from '@/components/ui/tw';
import { COMES, LIVE, STILL } from './live-run-classes';
import type { Run, View } from './live-run-state';
import './live-run.css';

/** Enlarged text on a phone: rows as high as their words, which stand below the time. */
const narrow = tw`play-tiny:grid-cols-[12px_minmax(0,1fr)] play-tiny:py-2 play-tiny:block-auto play-tiny:*:first:col-span-full`;
const row = tw`grid grid-cols-[5rem_16px_minmax(0,1fr)] items-center gap-x-3 px-(--edge) font-mono text-xs leading-5 font-medium tracking-[-0.01em] block-(--row) play-tight:grid-cols-[3.75rem_12px_minmax(0,1fr)] play-tight:gap-x-2 play-tight:text-label play-phone:*:last:font-sans play-phone:*:last:text-xs play-phone:*:last:leading-[1.0625rem] play-phone:*:last:font-book`;

interface LogProps {
  ref: Ref<HTMLOListElement>;
  rows: View['rows'];
  scrolls: boolean;
  /** What the last row says once everything is done. */
  still: Run['lines'][number] | undefined;
}

/** The log, four rows of it in view. It holds six once a plan was sent back. */
export function Log({ ref, rows, scrolls, still }: LogProps) {
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
            className={`${row} ${narrow} play-in border-line not-first:border-bs ${COMES[index] ?? COMES[3]} ${look && `play-${look}`} ${isPerson ? 'bg-human-soft' : ''}`}
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
