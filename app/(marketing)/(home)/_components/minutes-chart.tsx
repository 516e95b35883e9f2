import type { Home } from '@/content/home.schema';

/** Part of a minute that is left blank. */
const GAP = 0.37;

/** One bar for each minute before; those that are left are drawn over the last of them. */
export function MinutesChart({
  proof: { axis },
  minutes,
}: {
  proof: NonNullable<Home['proof']>;
  minutes: { before: number; after: number };
}) {
  const start = `${100 - ((minutes.after - GAP) / (minutes.before - GAP)) * 100}%`;
  return (
    <svg className="mbs-4 overflow-visible text-sm" width="100%" height={80} aria-hidden="true">
      <g strokeWidth={52} strokeLinecap="butt" strokeDasharray={`${1 - GAP} ${GAP}`}>
        <line className="stroke-line" x2="100%" y1={26} y2={26} pathLength={minutes.before - GAP} />
        <line
          className="stroke-accent"
          x1={start}
          x2="100%"
          y1={26}
          y2={26}
          pathLength={minutes.after - GAP}
        />
      </g>
      <text className="fill-ink-3" y={74}>
        {axis.before}
      </text>{' '}
      <text className="fill-accent" x="100%" y={74} textAnchor="end">
        {axis.after}
      </text>
    </svg>
  );
}
