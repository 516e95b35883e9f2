import { cx } from 'class-variance-authority';
import type { z } from 'zod';
import type { trace as traceSchema } from '@/content/schema/fields';
import { MoreLink } from '@/components/ui/more-links';
import { NoBreakHyphens } from '../typography/no-break-hyphens';
import { MockupFrame } from './mockup-frame';
import { stopGround } from './mockup-parts';

type Parsed = z.output<typeof traceSchema>;

type Trace = Omit<Parsed, 'lines'> & { lines: readonly Parsed['lines'][number][] };

const actors = {
  agent: { row: '', marker: 'marker-agent' },
  person: { row: stopGround, marker: 'marker-person' },
};

/** Prints one run line by line; the lines of people are ember. */
export function TracePanel({
  trace: { title, state, asked, caption, more, lines },
  isIllustrative = true,
}: {
  trace: Trace;
  isIllustrative?: boolean;
}) {
  return (
    <MockupFrame
      title={title}
      state={state}
      isIllustrative={isIllustrative}
      caption={
        <>
          {caption}
          <MoreLink link={more} />
        </>
      }
    >
      <ol className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-3 @max-xs:grid-cols-[fit-content(6.5rem)_auto_minmax(0,1fr)] @max-3xs:grid-cols-1">
        {asked && (
          <li className="col-span-full bg-accent-soft px-4 py-4 text-h3 font-semibold text-balance @sm:px-5">
            {asked}
          </li>
        )}
        {lines.map(({ at, text, lang, note, actor }) => (
          <li
            className={cx(
              'col-span-full grid grid-cols-subgrid items-baseline border-line px-4 py-2.75 text-sm leading-5.5 not-first:border-bs @sm:px-5',
              actor && actors[actor].row,
            )}
            key={at + text}
          >
            <span className="label leading-5.5 text-ink-3">{at}</span>
            <span className={actor && actors[actor].marker} aria-hidden="true" />
            <p
              className={
                lang
                  ? 'grid items-baseline justify-items-start gap-x-6 @sm:flex @sm:justify-between'
                  : 'text-pretty'
              }
            >
              <b
                className="flex-none font-bold max-inline-full [&[lang=ar]]:text-h4 [&[lang=ar]]:font-normal"
                lang={lang}
                dir={lang && 'auto'}
              >
                <NoBreakHyphens text={text} />
              </b>{' '}
              {note && (
                <span className="text-ink-2">
                  <NoBreakHyphens text={note} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </MockupFrame>
  );
}
