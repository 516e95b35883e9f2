import './live-run.css';

/** One path, drawn by the pen that goes ahead of it. */
function Drawn({ d, when }: { d: string; when: string }) {
  return (
    <g className={when}>
      <path className="play-draw" d={d} pathLength={1} strokeDasharray={1} />
      <path className="play-head" d={d} pathLength={1} />
    </g>
  );
}

/** The way from a checkpoint to the last lane. */
const down = (x: number) => `M${x} 90q8 0 8 8v18q0 10 10 10h24`;

/** Approved: the line goes on to its last lane, and out of the window. */
function Sent({ x }: { x: number }) {
  const to = x + 42;
  return (
    <g className="play-after">
      <Drawn when="play-go [--for:1.1s]" d={down(x)} />
      <g className="play-sent">
        <path d={`M${to} 126h40`} />
        <g className="fill-accent" stroke="none">
          <circle fillOpacity={0.14} cx={to} cy={126} r={9} />
          <circle cx={to} cy={126} r={5} />
        </g>
      </g>
    </g>
  );
}

/** Dots in place of a line: what has not come. */
const DOTS = { strokeDasharray: '0 5', strokeLinecap: 'round' } as const;

/** Not yet approved: what would follow. */
function Ahead({ x }: { x: number }) {
  return (
    <g className="stroke-line-strong" strokeWidth={1.5}>
      <path {...DOTS} d={`${down(x)}m6 0h34`} />
      <circle className="fill-surface-1" cx={x + 42} cy={126} r={5} />
    </g>
  );
}

/** The run stands here until a person has decided. */
function Wait({ d, when = '' }: { d: string; when?: string }) {
  return <path className={`stroke-human ${when}`} strokeWidth={2} {...DOTS} d={d} />;
}

/** A person's diamond, with what lies around it and the check of an approval. */
function Stop({ x, pop = '' }: { x: number; pop?: string }) {
  return (
    <>
      <path
        className="play-before play-halo fill-human"
        fillOpacity={0.16}
        stroke="none"
        d={`M${x} 71l19 19-19 19-19-19z`}
      />
      <circle className="play-late stroke-human [--patience:360s]" strokeWidth={1.5} cx={x} cy={90} r={18} />
      <path className={`play-gem ${pop}`} d={`M${x} 79l11 11-11 11-11-11z`} />
      <path
        className="play-after play-yes stroke-surface-1"
        strokeWidth={2}
        strokeLinecap="round"
        d={`M${x - 4} 90l3 3 5.5-6`}
        pathLength={1}
        strokeDasharray={1}
      />
    </>
  );
}

/** Options that were ranked, and not proposed. */
function Others({ d, ends, when }: { d: string; ends: [x: number, y: number][]; when: string }) {
  return (
    <g className={`play-in ${when}`} strokeWidth={1.35} strokeOpacity={0.45}>
      <path d={d} />
      {ends.map(([x, y]) => (
        <circle key={y} className="fill-surface-1" cx={x} cy={y} r={3.5} />
      ))}
    </g>
  );
}

/** A step that an agent has done. */
function Node({ x, y, when }: { x: number; y: number; when: string }) {
  return <circle className={`play-pop fill-surface-1 [--how:pop] ${when}`} cx={x} cy={y} r={5} />;
}

/** The run to the first checkpoint, and how it goes on if the visitor approves. */
export function FirstPlan() {
  return (
    <>
      <path
        className="stroke-line"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
        d="M0 18H520M0 54H520M0 90H520M0 126H520"
      />
      <path
        strokeWidth={1}
        strokeOpacity={0.4}
        strokeDasharray="1 7"
        vectorEffect="non-scaling-stroke"
        d="M40 0V144M120 0V144M200 0V144M280 0V144M360 0V144M440 0V144"
      />
      <Others
        when="[--for:0.5s] [--at:1.95s]"
        d="M120 54h66m-52 0q10 0 10-6v-2q0-10 10-10h32"
        ends={[
          [190, 54],
          [190, 36],
        ]}
      />
      <Drawn when="[--for:0.4s] [--at:0.5s]" d="M0 18h40" />
      <Drawn when="[--for:0.8s] [--at:1.1s]" d="M40 18h30q10 0 10 10v16q0 10 10 10h30" />
      <Drawn when="[--for:0.7s] [--at:2.4s]" d="M120 54h22q10 0 10 10v16q0 10 10 10h26" />
      <Node when="[--at:0.86s]" x={40} y={18} />
      <Node when="[--at:1.84s]" x={120} y={54} />
      <Wait when="play-in [--at:3.4s]" d="M217 90h19" />
      <g className="play-first">
        <g className="play-before play-in [--at:3.4s]">
          <Ahead x={238} />
        </g>
        <Sent x={238} />
      </g>
      <g className="play-stop play-in [--at:3.1s]">
        <Stop x={200} pop="play-pop [--at:3.05s] [--how:pop]" />
      </g>
    </>
  );
}

/** Sent back: the line climbs to its ranking again, and comes to a second checkpoint. */
export function SecondPlan() {
  return (
    <>
      <Drawn when="[--for:0.9s] [--at:0.1s]" d="M238 90q8 0 8-8v-18q0-10 10-10h24" />
      <Others when="[--for:0.4s] [--at:1.05s]" d="M280 54h66" ends={[[350, 54]]} />
      <Drawn when="[--for:0.8s] [--at:1.5s]" d="M280 54h22q10 0 10 10v16q0 10 10 10h26" />
      <Node when="[--at:0.95s]" x={280} y={54} />
      <g className="play-second">
        <Wait d="M377 90h19" />
        <g className="play-before">
          <Ahead x={398} />
        </g>
        <Sent x={398} />
        <Wait when="play-kept" d="M402 90h78" />
        <Stop x={360} />
      </g>
    </>
  );
}
