import type { Home } from '@/content/home.schema';

/** Part of a minute that is left blank. */
const GAP = 0.37;

/** One bar for each minute before; the remaining minutes are drawn over them. */
export function MinutesChart({
  proof: { measure, axis },
  minutes,
}: {
  proof: NonNullable<Home['proof']>;
  minutes: { before: number; after: number };
}) {
  const after = `${measure.scale.after}%`;
  const end = `${((minutes.after - GAP) / (minutes.before - GAP)) * 100}%`;
  return (
    <svg className="mbs-4 overflow-visible text-sm" width="100%" height={80} aria-hidden="true">
      <g strokeWidth={52} strokeLinecap="butt" strokeDasharray={`${1 - GAP} ${GAP}`}>
        <line className="stroke-line" x2="100%" y1={26} y2={26} pathLength={minutes.before - GAP} />
        <line className="stroke-accent" x2={end} y1={26} y2={26} pathLength={minutes.after - GAP} />
      </g>
      <text className="fill-ink-3 @max-xl:hidden" y={74}>
        {axis.start}
      </text>{' '}
      <text className="fill-accent" x={after} y={74} textAnchor={measure.scale.after > 50 ? 'end' : 'start'}>
        {axis.after}
      </text>{' '}
      <text className="fill-ink-3 @max-3xs:hidden" x="100%" y={74} textAnchor="end">
        {axis.before}
      </text>
    </svg>
  );
}
