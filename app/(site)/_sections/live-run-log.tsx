import type { Ref } from 'react';
import { liveRun as words } from '@/content/words/live-run';
import { COMES, LIVE, STILL } from './live-run-classes';
import type { Run, View } from './live-run-state';
import './live-run.css';

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
