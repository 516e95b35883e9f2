import type { ReactNode } from 'react';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { changeMessages } from '@/content/messages/sections';
import { LevelBars, type Levels } from './level-bars';

/** A result with its definition, and the bars of both its levels if they are known. */
export function ResultRow({
  id,
  name,
  definition,
  value,
  isBetter = false,
  levels,
  children,
}: {
  id?: string;
  name: string;
  definition?: string | undefined;
  value: ReactNode;
  /** Says so to screen readers: fewer minutes are better, too. */
  isBetter?: boolean;
  levels?: Levels | undefined;
  /** In the place of the bars, or below them. */
  children?: ReactNode;
}) {
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 border-bs border-line py-5 target:bg-accent-soft mid:grid-cols-[minmax(0,5fr)_132px_minmax(0,6fr)] mid:items-center"
      id={id}
    >
      <div>
        <p className="leading-6 font-semibold tracking-[-0.005em]">
          <NoBreakHyphens text={name} />
        </p>
        {definition && (
          <p className="text-help text-pretty">
            <NoBreakHyphens text={definition} />
          </p>
        )}
      </div>
      <p className="text-(length:--text-h3) leading-[1.25] font-semibold tracking-[-0.015em] whitespace-nowrap text-accent">
        {value}
        {isBetter && <span className="sr-only">{` ${changeMessages.better}`}</span>}
      </p>
      <div className="col-span-full grid gap-2 mid:col-auto">
        {levels && <LevelBars levels={levels} />}
        {children}
      </div>
    </li>
  );
}
