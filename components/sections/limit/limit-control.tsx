'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { limitMessages } from '@/content/messages/limit';
import { formatNumber } from '@/content/messages/locale';
import { countReplay, type Replay } from '@/lib/content/replay';
import { LimitActions } from './limit-actions';
import { LimitSlider } from './limit-slider';
import type { LimitChoice } from './use-limit';

/** Marks that lead to the definitions of the numbers, in their order; only the server can draw them. */
export type LimitNotes = readonly ReactNode[];

/** Shows what another limit would have changed in the weekend. `children` is a drawing above the slider. */
export function LimitControl({
  replay,
  choice,
  notes,
  className,
  children,
}: {
  replay: Replay;
  choice: LimitChoice;
  notes: LimitNotes;
  className?: string;
  children?: ReactNode;
}) {
  const { limit, choose, slider } = choice;
  const counts = countReplay(replay, limit);
  const { waiting, asked, minutes, wrong, cost } = counts;
  return (
    <div className={cx('@container', className)}>
      <div className="grid gap-x-14 gap-y-6 @lg:grid-cols-2">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2.5 text-lg">
            <label htmlFor="refund-limit">{limitMessages.label}</label>{' '}
            <b className="text-h3 tabular">{limitMessages.dollars(limit)}</b>
          </p>
          {children}
          <LimitSlider ref={slider} replay={replay} limit={limit} counts={counts} onChoose={choose} />
        </div>
        <div className="grid content-start gap-y-2">
          <dl className="grid gap-x-6 gap-y-4 @2xs:grid-cols-3">
            <Count
              name={limitMessages.waiting(waiting, asked)}
              value={formatNumber(waiting)}
              note={notes[0]}
            />
            <Count
              name={limitMessages.minutes(replay.minutesEach)}
              value={formatNumber(minutes)}
              unit={limitMessages.minutesUnit}
              note={notes[1]}
            />
            <Count name={limitMessages.wrong(wrong, cost)} value={formatNumber(wrong)} note={notes[2]} />
          </dl>
          <LimitActions choice={choice} usual={replay.limit} />
        </div>
      </div>
    </div>
  );
}

function Count({ name, value, unit, note }: { name: string; value: string; unit?: string; note: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] content-start items-baseline gap-x-3 gap-y-1 @2xs:grid-cols-1">
      <dt className="text-sm leading-5 text-pretty text-ink-2">
        {name}
        {note}
      </dt>
      <dd className="order-first text-metric tabular @2xs:text-change">
        {value}
        {unit && <span className="text-h4"> {unit}</span>}
      </dd>
    </div>
  );
}
