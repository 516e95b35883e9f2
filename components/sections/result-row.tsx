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
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 border-bs border-line py-5 target:bg-accent-soft @lg:grid-cols-[5fr_132px_6fr] @lg:items-center"
      id={id}
    >
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
        {value}
        {source && <FootnoteRef source={source} />}
      </p>
      <div className="col-span-full grid gap-2 @lg:col-auto">
        {levels && <LevelBars levels={levels} />}
        {children}
      </div>
    </li>
  );
}
