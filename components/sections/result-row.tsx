import type { ReactNode } from 'react';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import type { Source } from '@/content/schema/source';
import { LevelBars, type Levels } from './level-bars';

/** A result with its definition, and the bars of both its levels if they are known. */
export function ResultRow({
  id,
  name,
  definition,
  value,
  source,
  levels,
  children,
}: {
  id?: string;
  name: string;
  definition?: string | undefined;
  value: ReactNode;
  /** Marks the figure where its definition is on another page. */
  source?: Source;
  levels?: Levels | undefined;
  /** In the place of the bars, or below them. */
  children?: ReactNode;
}) {
  return (
    <li className="result-row" id={id}>
      <div>
        <p className="leading-6 font-semibold">
          <NoBreakHyphens text={name} />
        </p>
        {definition && (
          <p className="text-help text-pretty">
            <NoBreakHyphens text={definition} />
          </p>
        )}
      </div>
      <p className="text-h3 font-semibold whitespace-nowrap text-accent">
        {source ? (
          <>
            {value}
            <FootnoteRef source={source} />
          </>
        ) : (
          value
        )}
      </p>
      <div className="col-span-full grid gap-2 @lg:col-auto">
        {levels && <LevelBars levels={levels} />}
        {children}
      </div>
    </li>
  );
}
