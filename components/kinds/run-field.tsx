'use client';

import { memo, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tw } from '@/components/ui/tw';
import { runFieldWords as words } from '@/content/words/run-field';
import {
  columnsOf,
  inDigits,
  lateOf,
  nearestOf,
  placeOf,
  runAt,
  runNear,
  stopsOf,
  type Weekend,
} from '@/lib/content/runs';
import '@/components/ui/controls.css';
import './run-field.css';

/**
 * Shapes of the field: how many times as wide as high; where the card's edge is at rest, in shares of both (for the sheet,
 * too); and from which share of the width on there is no room for the card at the right of its run.
 */
const looks = {
  wide: {
    ratio: 3.62,
    edge: [0.354, 0.5],
    room: 0.62,
    root: tw`run-field [--dot:var(--tint-ink)] [--ground:var(--tint)] [--high:28cqi] [--rest-x:0.354] [--rest-y:0.5]`,
  },
  small: {
    ratio: 1.466,
    edge: [0.766, 0.492],
    room: 0.5,
    root: tw`run-field [--dot:var(--accent)] [--ground:var(--bg)] [--high:69cqi] [--rest-x:0.766] [--rest-y:0.492]`,
  },
} as const;
/** The shape on phones. */
const NARROW = 0.905;

const filters = ['all', 'stop', 'late'] as const;
type Filter = (typeof filters)[number];
const marks = {
  all: tw`agent`,
  stop: tw`gem`,
  late: tw`gem relative ms-1.25 me-0.75 after:absolute after:-inset-[5.5px] after:rounded-[50%] after:border-[1.5px] after:border-human`,
};

/** In dots: the ring around a run, the line from it to the card, and how far from a stop the pointer still means it. */
const radii = { run: 0.8, stop: 1.3, late: 2.1 };
const LINE = 1.2;
const REACH = 1.6;

/**
 * A dot for every run, in rows; those that stopped for a person are diamonds, and those past their time have a ring. Reaching
 * for one shows its five fields; the keys go from stop to stop. The choice is legend and filter, and needs no script.
 *
 * @param fields What the five fields are called.
 */
export function RunField({
  weekend,
  fields,
  look,
}: {
  weekend: Weekend;
  fields: readonly string[];
  look: keyof typeof looks;
}) {
  const { ratio, edge: restEdge, room, root: className } = looks[look];
  const { runs } = weekend;
  const [stops, late] = [stopsOf(weekend), lateOf(weekend)];
  const counts = { all: runs, stop: stops.length, late: late.length };
  const columns = columnsOf(runs, ratio);
  const rows = Math.ceil(runs / columns);
  /** Where an index is, in shares of the width and of the height. */
  const shareOf = (index: number) => {
    const [column, row] = placeOf(index, columns);
    return [(column + 0.5) / columns, (row + 0.5) / rows] as const;
  };
  const rest = nearestOf(late.length > 0 ? late : stops, (index) => {
    const [x, y] = shareOf(index);
    return Math.hypot(x - restEdge[0], y - restEdge[1]);
  });

  const [kept, setKept] = useState(rest);
  const [reached, setReached] = useState<number>();
  const [filter, setFilter] = useState<Filter>('all');
  const root = useRef<HTMLDivElement>(null);
  const walk = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);

  const amongOf = (filter: Filter) => (filter === 'late' ? late : stops);
  const among = amongOf(filter);
  const stop = nearestTo(kept, among);
  const place = among.indexOf(stop) + 1;
  const { number, fields: said } = runAt(weekend, stop);

  const shown = reached ?? kept;
  const run = runAt(weekend, shown);
  const [x, y] = shareOf(shown);
  const side = x > room ? -1 : 1;
  const edge = shown === rest ? restEdge[0] : x + (side * (radii[run.kind] + LINE)) / columns;

  /** Shows what was chosen, and keeps the stop nearest to a run. */
  const choose = (filter: Filter, index: number) => {
    setFilter(filter);
    setKept(nearestTo(index, amongOf(filter)));
  };
  // Somebody may have chosen before the page was hydrated.
  const begin = useEffectEvent(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>(':checked')?.value;
    choose(filterOf(chosen), stops[(walk.current?.valueAsNumber ?? 0) - 1] ?? rest);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (walk.current) walk.current.valueAsNumber = place;
  }, [place, among.length]);
  useEffect(() => {
    const style = card.current?.style;
    if (shown === rest) for (const name of ['--x', '--y']) style?.removeProperty(name);
    else {
      style?.setProperty('--x', String(edge));
      style?.setProperty('--y', String(y));
    }
  }, [shown, rest, edge, y]);

  /** With a filter, the nearest run that it shows. */
  const under = ({ currentTarget, clientX, clientY }: MouseEvent, columns: number) => {
    const box = currentTarget.getBoundingClientRect();
    const height = Math.ceil(runs / columns);
    const at = [
      ((clientX - box.left) / box.width) * columns - 0.5,
      ((clientY - box.top) / box.height) * height - 0.5,
    ] as const;
    return runNear(at, { runs, columns, among, reach: filter === 'all' ? REACH : Infinity });
  };

  const plot = (columns: number, className: string, line?: number) => (
    <svg
      className={`run-field__plot overflow-visible fill-none block-auto inline-full ${className}`}
      viewBox={`-.5 -.5 ${columns} ${Math.ceil(runs / columns)}`}
      aria-hidden="true"
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') setReached(under(event, columns));
      }}
      onPointerLeave={() => setReached(undefined)}
      onClick={(event) => {
        const index = under(event, columns);
        if (index === undefined) return;
        setKept(index);
        setReached(undefined);
        if (among.includes(index)) walk.current?.focus({ preventScroll: true });
      }}
    >
      <Dots runs={runs} stops={stops} late={late} columns={columns} />
      <Reached place={placeOf(shown, columns)} radius={radii[run.kind]} line={line} />
    </svg>
  );

  return (
    <div className={className} ref={root}>
      <fieldset
        className="segmented mbe-6 flex-wrap phone:grid phone:inline-full"
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) choose(filterOf(target.value), kept);
        }}
      >
        <legend className="sr-only">{words.show}</legend>
        {filters
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <label className="segmented__item relative cursor-pointer gap-2" key={name}>
              <input
                className="absolute inset-0 appearance-none rounded-[7px]"
                type="radio"
                name="runs"
                value={name}
                defaultChecked={name === 'all'}
              />
              <span className={marks[name]} aria-hidden="true" />
              {words[name]}
              <b className="label phone:ms-auto">{inDigits(counts[name])}</b>
            </label>
          ))}
      </fieldset>
      <div className="@container relative">
        {plot(columns, tw`hidden mid:block`, edge * columns - 0.5)}
        {plot(columnsOf(runs, NARROW), tw`mid:hidden`)}
        <div
          className={`run-field__card rounded-control border border-line bg-surface-1 px-4 py-3 text-xs leading-5 font-medium text-ink narrow:mbs-5 ${side < 0 ? '[--aside:100%]' : ''}`}
          ref={card}
        >
          <p className="mbe-1.5 flex items-center gap-2 label">
            <span className={run.kind === 'run' ? marks.all : marks.stop} aria-hidden="true" />
            {words.run(run.number)}
          </p>
          {/* Two columns where both have room. On phones as high as the longest run is, that nothing below moves. */}
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] content-start gap-x-6 phone:min-block-30">
            {fields.map((name, at) => (
              <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-2 tiny:grid-cols-1" key={name}>
                <dt className="label leading-5 text-ink-3">{name}</dt>
                <dd className={at === 4 && run.kind === 'late' ? 'text-human' : undefined}>
                  {run.fields[at]}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div
        className="mbs-5 grid grid-cols-[13ch_minmax(0,1fr)] items-center gap-5 label text-ink-2 print:hidden"
        data-scripted
      >
        <label className="tabular-nums" htmlFor="runs-walk">
          {words.place(place, among.length)}
        </label>
        <input
          ref={walk}
          className="run-field__walk cursor-pointer appearance-none block-11 inline-full"
          id="runs-walk"
          type="range"
          min={1}
          max={among.length}
          defaultValue={place}
          aria-valuetext={words.spoken(number, said)}
          onChange={({ target }) => setKept(among[target.valueAsNumber - 1] ?? kept)}
        />
      </div>
    </div>
  );
}

const filterOf = (value: string | undefined): Filter => filters.find((name) => name === value) ?? 'all';
const nearestTo = (index: number, list: readonly number[]) =>
  nearestOf(list, (other) => Math.abs(other - index));

/** All dots in one pattern, all stops and all that are late in one path each, whose corners carry the marks. */
const Dots = memo(function Dots({
  runs,
  stops,
  late,
  columns,
}: {
  runs: number;
  stops: readonly number[];
  late: readonly number[];
  columns: number;
}) {
  const [rest, rows] = placeOf(runs, columns);
  const [dots, stop, waiting] = [`runs-${columns}`, `stop-${columns}`, `late-${columns}`];
  return (
    <>
      <pattern
        className="fill-(--dot)"
        id={dots}
        x=".5"
        y=".5"
        width="1"
        height="1"
        patternUnits="userSpaceOnUse"
      >
        <circle cx=".5" cy=".5" r=".2" />
      </pattern>
      <marker id={stop} overflow="visible">
        {gem}
      </marker>
      <marker id={waiting} overflow="visible">
        {gem}
        <circle className="fill-none stroke-human" strokeWidth={0.19} r="1.5" />
      </marker>
      <path
        className="run-field__dots"
        opacity={0.55}
        fill={`url(#${dots})`}
        d={`M-.5-.5H${columns - 0.5}V${rows - 0.5}H${rest - 0.5}v1H-.5z`}
      />
      <path
        className="run-field__stops"
        markerMid={`url(#${stop})`}
        d={cornersAt(
          stops.filter((index) => !late.includes(index)),
          columns,
        )}
      />
      {late.length > 0 && <path markerMid={`url(#${waiting})`} d={cornersAt(late, columns)} />}
    </>
  );
});

const gem = (
  <path
    className="fill-human stroke-(--ground) [paint-order:stroke]"
    strokeWidth={0.19}
    d="M0-.64l.64.64-.64.64-.64-.64z"
  />
);

/** A path with a corner at each place, each told from the one before; the first and the last point of a path are none. */
function cornersAt(indexes: readonly number[], columns: number): string {
  const steps = indexes.map((index, at) => {
    const [x, y] = placeOf(index, columns);
    const [fromX, fromY] = at > 0 ? placeOf(indexes[at - 1] ?? 0, columns) : [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M0 0l${steps.join(' ').replaceAll(' -', '-')} 0 0`;
}

/** The ring around the run that is shown, and a line from there to the card. */
function Reached({
  place: [x, y],
  radius,
  line,
}: {
  place: readonly [number, number];
  radius: number;
  line: number | undefined;
}) {
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    <g className="run-field__reached">
      <circle cx={x} cy={y} r={radius} />
      {line !== undefined && (
        <path
          className="narrow:hidden"
          d={`M${round(x + Math.sign(line - x) * radius)} ${y}H${round(line)}`}
        />
      )}
    </g>
  );
}
