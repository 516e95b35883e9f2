interface Part {
  from: number;
  to: number;
  actor?: 'agent' | 'person' | undefined;
}

const arcs = { agent: 'stroke-accent', person: 'stroke-person' };

/** The face of a clock, on which the parts of the call are arcs, and a person's is ember. */
export function CallDial({
  parts,
  minutes,
  unit,
}: {
  parts: readonly Part[];
  minutes: number;
  unit: string;
}) {
  return (
    <div className="relative grid place-items-center max-inline-60" aria-hidden="true">
      <svg className="-rotate-90 fill-none inline-full" viewBox="0 0 240 240">
        <Ring radius={111} width={6} dash=".12 .88" />
        <Ring radius={111} width={6} dash={`${'.12 .88 '.repeat(minutes)}.12 60`} color="stroke-accent" />
        <Ring radius={82} width={20} color="stroke-surface-3" />
        {parts.map(({ from, to, actor = 'agent' }) => (
          <Ring
            key={from}
            radius={82}
            width={20}
            dash={`${to - from - 0.5} 60`}
            start={from + 0.25}
            color={arcs[actor]}
          />
        ))}
      </svg>
      <p className="absolute grid justify-items-center">
        <span className="text-change">{minutes}</span> <span className="label text-ink-2">{unit}</span>
      </p>
    </div>
  );
}

/** @param dash Lengths of strokes and gaps, in minutes. */
function Ring({
  radius,
  width,
  dash,
  start,
  color = 'stroke-line-strong',
}: {
  radius: number;
  width: number;
  dash?: string;
  start?: number;
  color?: string;
}) {
  return (
    <circle
      className={color}
      cx={120}
      cy={120}
      r={radius}
      pathLength={60}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeDashoffset={start && -start}
    />
  );
}
