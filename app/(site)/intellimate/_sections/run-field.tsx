import { mulberry32 } from '@/components/art/seed';

interface Weekend {
  runs: number;
  stops: number;
  late: number;
}

/** A dot for every run, in rows; the runs that stopped are diamonds, and those past their time have a ring. */
export function RunField(weekend: Weekend) {
  return (
    <>
      <Field {...weekend} columns={132} pitch={8} className="hidden mid:block" />
      <Field {...weekend} columns={66} pitch={6} className="mid:hidden" />
    </>
  );
}

function Field({
  runs,
  stops,
  late,
  columns,
  pitch,
  className,
}: Weekend & { columns: number; pitch: number; className: string }) {
  const rows = Math.ceil(runs / columns);
  const half = pitch / 2;
  const at = (index: number) =>
    [(index % columns) * pitch + half, Math.floor(index / columns) * pitch + half] as const;
  const stopped = spread(runs, stops, columns).map(at);
  const size = Math.round(half + 1);
  const dots = `runs-${columns}`;
  const whole = Math.floor(runs / columns);
  return (
    <svg
      className={`fill-none block-auto inline-full ${className}`}
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      aria-hidden="true"
    >
      <pattern id={dots} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle className="fill-tint-ink [fill-opacity:0.55]" cx={half} cy={half} r={pitch / 5} />
      </pattern>
      <rect fill={`url(#${dots})`} width={columns * pitch} height={whole * pitch} />
      <rect fill={`url(#${dots})`} y={whole * pitch} width={(runs % columns) * pitch} height={pitch} />
      <path
        className="fill-human stroke-tint stroke-[1.5px] [paint-order:stroke]"
        d={stopped
          .map(([x, y]) => `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`)
          .join('')}
      />
      {nthOf(stopped, late).map(([x, y]) => (
        <circle className="stroke-human stroke-[1.5px]" key={`${x} ${y}`} cx={x} cy={y} r={pitch * 1.5} />
      ))}
    </svg>
  );
}

/** Places of the stops: one in each equal stretch of the runs, away from the edges, always the same. */
function spread(runs: number, stops: number, columns: number): number[] {
  const random = mulberry32(runs);
  const stretch = runs / stops;
  return Array.from({ length: stops }, (_, index) => {
    const place = Math.floor(stretch * (index + 0.1 + 0.8 * random()));
    const column = Math.min(Math.max(place % columns, 2), columns - 3);
    return place - (place % columns) + column;
  });
}

/** A few of a list, evenly apart and never at its ends. */
function nthOf<T>(list: T[], count: number): T[] {
  const gap = Math.floor(list.length / (count + 1));
  return list.filter((_, index) => index > 0 && index % gap === 0 && index / gap <= count);
}
