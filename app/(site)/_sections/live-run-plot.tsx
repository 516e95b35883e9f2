import './live-run.css';

/** One path, drawn by the pen that goes ahead of it. */
function Drawn({ d, when }: { d: string; when: string }) {
  return (
    <>
      <path className={`play-run play-draw ${when}`} d={d} pathLength={1} />
      <path className={`play-head ${when}`} d={d} pathLength={1} />
    </>
  );
}

/** Approved: the line goes on to its last lane, and out of the window. */
function Sent({ x, when }: { x: number; when: string }) {
  const to = x + 42;
  return (
    <g className="play-after">
      <Drawn when={when} d={`M${x} 90Q${x + 8} 90 ${x + 8} 98V116Q${x + 8} 126 ${x + 18} 126H${to}`} />
      <g className="play-sent">
        <path className="play-run" d={`M${to} 126h40`} />
        <circle className="play-glow" cx={to} cy={126} r={9} />
        <circle className="play-dot" cx={to} cy={126} r={5} />
      </g>
    </g>
  );
}

/** Not yet approved: what would follow. */
function Ahead({ x }: { x: number }) {
  return (
    <>
      <path
        className="play-ahead"
        d={`M${x} 90Q${x + 8} 90 ${x + 8} 98V116Q${x + 8} 126 ${x + 18} 126h24m6 0h34`}
      />
      <circle className="play-open" cx={x + 42} cy={126} r={5} />
    </>
  );
}

/** A person's diamond, with what lies around it and the check of an approval. */
function Stop({ x, pop = '' }: { x: number; pop?: string }) {
  return (
    <>
      <path className="play-halo" d={`M${x} 71l19 19l-19 19l-19 -19z`} />
      <circle className="play-late" cx={x} cy={90} r={18} />
      <path className={`play-gem ${pop}`} d={`M${x} 79l11 11l-11 11l-11 -11z`} />
      <path className="play-yes" d={`M${x - 4} 90l3 3l5.5 -6`} pathLength={1} />
    </>
  );
}

/** The run to the first checkpoint, and how it goes on if the visitor approves. */
export function FirstPlan() {
  return (
    <>
      <path className="play-lane" d="M0 18H520M0 54H520M0 90H520M0 126H520" />
      <path className="play-tick" d="M40 0V144M120 0V144M200 0V144M280 0V144M360 0V144M440 0V144" />
      <path className="play-alt play-at-rank" d="M120 54h66M134 54q10 0 10 -6v-2q0 -10 10 -10h32" />
      <circle className="play-altnode play-at-rank" cx={190} cy={54} r={3.5} />
      <circle className="play-altnode play-at-rank" cx={190} cy={36} r={3.5} />
      <Drawn when="play-1" d="M0 18H40" />
      <Drawn when="play-2" d="M40 18H70Q80 18 80 28V44Q80 54 90 54H120" />
      <Drawn when="play-3" d="M120 54H142Q152 54 152 64V80Q152 90 162 90H188" />
      <circle className="play-node play-pop-1" cx={40} cy={18} r={5} />
      <circle className="play-node play-pop-2" cx={120} cy={54} r={5} />
      <path className="play-wait play-in-4" d="M217 90h19" />
      <g className="play-first">
        <g className="play-before play-in-4">
          <Ahead x={238} />
        </g>
        <Sent x={238} when="play-go" />
      </g>
      <g className="play-stop-1 play-in-3">
        <Stop x={200} pop="play-pop-3" />
      </g>
    </>
  );
}

/** Sent back: the line climbs to its ranking again, and comes to a second checkpoint. */
export function SecondPlan() {
  return (
    <>
      <Drawn when="play-back" d="M238 90Q246 90 246 82V64Q246 54 256 54H280" />
      <path className="play-alt play-at-again" d="M280 54h66" />
      <circle className="play-altnode play-at-again" cx={350} cy={54} r={3.5} />
      <Drawn when="play-rank" d="M280 54H302Q312 54 312 64V80Q312 90 322 90H348" />
      <circle className="play-node play-pop-4" cx={280} cy={54} r={5} />
      <g className="play-second">
        <path className="play-wait" d="M377 90h19" />
        <g className="play-before">
          <Ahead x={398} />
        </g>
        <Sent x={398} when="play-go" />
        <path className="play-wait play-kept" d="M402 90h78" />
        <Stop x={360} />
      </g>
    </>
  );
}
