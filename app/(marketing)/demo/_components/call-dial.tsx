interface Part {
  from: number;
  to: number;
  actor?: 'agent' | 'person' | undefined;
}

const arcs = { agent: 'stroke-accent', person: 'stroke-person' };

/** A ring of all minutes of the call: its parts are arcs, and a person's is ember. */
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
        <Ring radius={111} width={6} minutes={minutes} dash=".06 .94" />
        {parts.map(({ from, to, actor = 'agent' }) => (
          <Ring
            key={from}
            radius={82}
            width={20}
            minutes={minutes}
            dash={`${to - from - 0.25} ${minutes}`}
            start={from + 0.125}
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
  minutes,
  dash,
  start,
  color = 'stroke-line-strong',
}: {
  radius: number;
  width: number;
  minutes: number;
  dash: string;
  start?: number;
  color?: string;
}) {
  return (
    <circle
      className={color}
      cx={120}
      cy={120}
      r={radius}
      pathLength={minutes}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeDashoffset={start && -start}
    />
  );
}
