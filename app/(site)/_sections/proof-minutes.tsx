import { connectorOf } from '@/components/art/connector';
import '@/components/art/pair-plot.css';
import type { Home } from '@/lib/content/home';

/** One bar a minute, as many as there were; those that are left are drawn over them, and the change above. */
export function Minutes({
  proof: { study, measure, axis },
  minutes,
}: {
  proof: NonNullable<Home['proof']>;
  minutes: { before: number; after: number };
}) {
  const after = `${measure.scale.after}%`;
  const { gem } = connectorOf({
    ...measure.scale,
    levers: study.solution.levers.length,
    checkpoint: study.checkpoint,
  });
  return (
    <svg className="pair label" width="100%" height={106} aria-hidden="true">
      <g strokeWidth={56} strokeLinecap="butt" strokeDasharray=".63 .37">
        <line className="stroke-was-fill" x2="100%" y1={56} y2={56} pathLength={minutes.before} />
        <line className="stroke-accent" x2={after} y1={56} y2={56} pathLength={minutes.after} />
      </g>
      <line className="pair__run stroke-accent" x1="100%" x2={after} y1={14} y2={14} />
      <svg x={after} y={14} overflow="visible">
        <path className="stroke-accent" strokeLinejoin="round" d="M7-5 0 0 7 5" />
      </svg>
      {/* A dot a lever; those at the ends and at the checkpoint lie under what stands there. */}
      <line
        className="stroke-accent"
        strokeWidth={8}
        x1="100%"
        x2={after}
        y1={14}
        y2={14}
        pathLength={study.solution.levers.length + 1}
        strokeDasharray="0 1"
      />
      {gem !== undefined && (
        <svg x={`${gem}%`} y={14} overflow="visible">
          <path className="pair__gem" d="M0-12 12 0 0 12-12 0z" />
        </svg>
      )}
      <text className="fill-ink-3 narrow:hidden" y={104}>
        {axis.start}
      </text>
      <text className="fill-accent" x={after} y={104} textAnchor={measure.scale.after > 50 ? 'end' : 'start'}>
        {axis.after}
      </text>
      <text className="fill-ink-3 tiny:hidden" x="100%" y={104} textAnchor="end">
        {axis.before}
      </text>
    </svg>
  );
}
