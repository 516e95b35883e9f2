import type { Label, createYearScale } from './year-scale';
import '@/components/illustrations/art.css';

type Scale = NonNullable<ReturnType<typeof createYearScale>>;

/** Heights in pixels. */
const MARK = 20;
const LANE = 46;
const CLOSE_LANE = 32;
const MANY = 8;
const FOOT = 28;
const YEARS = 28;

/** The list below repeats the drawing in text. Unless its columns are to scale, the drawing prints the years. */
export function HistoryChart({ columns, lanes, marks, years, spans }: Scale) {
  const top = MARK * Math.max(0, ...marks.map(({ row }) => row + 1));
  const step = lanes.length > MANY ? CLOSE_LANE : LANE;
  const getHeight = (lane: number) => top + step * (lane + 1);
  const axis = getHeight(lanes.length - 1) + FOOT;
  return (
    <svg
      className="hidden overflow-visible art-on-band @2xl:block"
      width="100%"
      height={spans ? axis : axis + YEARS + FOOT}
      aria-hidden="true"
    >
      <g className="stroke-line [shape-rendering:crispEdges]">
        {columns.map((x) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y2={axis} />
        ))}
        <line className="stroke-line-strong" x2="100%" y1={axis} y2={axis} />
      </g>
      <g className="stroke-accent stroke-2">
        {lanes.map(({ x }, lane) => (
          <line key={lane} x1={`${x}%`} x2="200%" y1={getHeight(lane)} y2={getHeight(lane)} />
        ))}
        {marks.map(({ x }) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y2={axis} />
        ))}
        {lanes.map(({ x }, lane) => (
          <circle className="fill-band" key={lane} cx={`${x}%`} cy={getHeight(lane)} r={6} />
        ))}
      </g>
      <g className="fill-ink stroke-band stroke-[6px] text-sm font-bold [paint-order:stroke]">
        {lanes.map((name, lane) => (
          <Words key={lane} {...name} y={getHeight(lane) - 10} />
        ))}
      </g>
      <g className="fill-ink-2 stroke-band stroke-[6px] label [paint-order:stroke]">
        {marks.map(({ row, ...mark }) => (
          <Words className="fill-accent" key={mark.x} {...mark} y={MARK * row + 12} />
        ))}
        {!spans && years.map((year) => <Words key={year.x} {...year} y={axis + MARK} />)}
      </g>
    </svg>
  );
}

function Words({ text, x, before, y, className }: Label & { y: number; className?: string }) {
  return (
    <svg x={`${x}%`} overflow="visible">
      <text className={className} x={before ? -10 : 10} y={y} textAnchor={before ? 'end' : 'start'}>
        {text}
      </text>{' '}
    </svg>
  );
}
