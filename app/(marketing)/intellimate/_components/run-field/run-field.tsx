'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tw } from '@/components/ui/tw';
import {
  getColumns,
  listLateRuns,
  listUnseenRuns,
  findNearest,
  getPosition,
  getRunAt,
  listCheckpoints,
  type Weekend,
} from '@/lib/content/runs';
import { RunCard } from './run-card';
import { type Filter, parseFilter, RunFilter } from './run-filter';
import { RunPlot } from './run-plot';

/** Width over height; where the page is narrow, the field is tall. */
const RATIO = { wide: 3.62, narrow: 0.905 };
/** The edge of the card before anybody chose, in shares of both sides. The classes repeat it. */
const FIRST_EDGE = [0.354, 0.5] as const;
const root = tw`run-field`;
/** The share of width from which the card lies on the other side of its dot. */
const FLIP = 0.62;

/** In dots: the ring, the line to the card, and the pointer's distance to a stop. */
const radii = { run: 0.8, stop: 1.3, late: 2.1 };
const LINE_LENGTH = 1.2;
const STOP_REACH = 1.6;

/**
 * Draws a dot per run, a diamond per stop and a ring per late stop. The filter is the legend too and works
 * without scripts.
 * @param fields Names of the five fields.
 * @param limit Amount up to which agents pay refunds alone.
 */
export function RunField({
  weekend,
  fields,
  limit,
  children,
}: {
  weekend: Weekend;
  fields: readonly string[];
  limit: number;
  children: ReactNode;
}) {
  const { runs } = weekend;
  const stops = listCheckpoints(weekend, limit);
  const [late, unseen] = [listLateRuns(weekend, limit), listUnseenRuns(weekend, limit)];
  const counts = { all: runs, stop: stops.length, late: late.length };
  const columns = getColumns(runs, RATIO.wide);
  const rows = Math.ceil(runs / columns);
  const toShares = (index: number) => {
    const [column, row] = getPosition(index, columns);
    return [(column + 0.5) / columns, (row + 0.5) / rows] as const;
  };
  const first = listLateRuns(weekend);
  const rest = findNearest(first.length > 0 ? first : listCheckpoints(weekend), (index) => {
    const [x, y] = toShares(index);
    return Math.hypot(x - FIRST_EDGE[0], y - FIRST_EDGE[1]);
  });

  const [selected, setSelected] = useState(rest);
  const [reached, setReached] = useState<number>();
  const [filter, setFilter] = useState<Filter>('all');
  const rootRef = useRef<HTMLDivElement>(null);

  const listAmong = (filter: Filter) => (filter === 'late' && late.length > 0 ? late : stops);
  const among = filter === 'all' ? [...stops, ...unseen] : listAmong(filter);
  const shown = reached ?? selected;
  const run = getRunAt(weekend, shown, limit);
  const [x, y] = toShares(shown);
  const side = x > FLIP ? -1 : 1;
  const isAtRest = shown === rest;
  const edge = isAtRest ? FIRST_EDGE[0] : x + (side * (radii[run.kind] + LINE_LENGTH)) / columns;

  const choose = (filter: Filter) => {
    setFilter(filter);
    setSelected(findNearestTo(selected, listAmong(filter)));
  };
  // The visitor may have chosen before hydration.
  const restoreChoice = useEffectEvent(() =>
    choose(parseFilter(rootRef.current?.querySelector<HTMLInputElement>(':checked')?.value)),
  );
  useEffect(() => restoreChoice(), []);

  const plot = {
    runs,
    stops,
    late,
    unseen,
    among,
    reach: filter === 'all' ? STOP_REACH : Infinity,
    shown,
    radius: radii[run.kind],
    onReach: setReached,
    onChoose: (index: number) => {
      setSelected(index);
      setReached(undefined);
    },
  };

  return (
    <div className={cx('flex flex-col', root)} ref={rootRef}>
      <RunFilter counts={counts} onChoose={choose} />
      {children}
      <div className="@container relative">
        <RunPlot {...plot} columns={columns} className="hidden @lg/page:block" line={edge * columns - 0.5} />
        <RunPlot {...plot} columns={getColumns(runs, RATIO.narrow)} className="@lg/page:hidden" />
        <RunCard run={run} fields={fields} at={isAtRest ? undefined : [edge, y]} isLeft={side < 0} />
      </div>
    </div>
  );
}

const findNearestTo = (index: number, list: readonly number[]) =>
  findNearest(list, (other) => Math.abs(other - index));
