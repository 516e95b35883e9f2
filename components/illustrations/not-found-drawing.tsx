import '@/components/illustrations/art.css';

/** Divides the height equally among the exits, so that as many link rows beside the drawing continue them. */
const getExits = (count: number) =>
  Array.from({ length: count }, (_, i) => Math.round((336 * (2 * i + 1)) / (2 * count)));

/** Draws a line that breaks off, and its detour to the exits. */
export function NotFoundDrawing({ exits: count }: { exits: number }) {
  const exits = getExits(count);
  const [first = 168, ...others] = exits;
  const low = Math.max(240, exits.at(-1) ?? 280);
  const nodes = [[84, 168], [148, 168], [260, low], ...exits.flatMap((y) => [[656, y]])] as const;
  return (
    <svg className="art art-bare" viewBox="0 0 680 336" width={680} height={336} aria-hidden="true">
      <path className="a-line" d="M0 0H680M0 56H680M0 112H680M0 168H680M0 224H680M0 280H680" />
      <path className="a-tick" d="M84 12V324M212 12V324M340 12V324M468 12V324M596 12V324" />
      <path
        className="a-ter"
        d="M0 56L136 56Q150 56 150 70L150 98Q150 112 164 112L300 112M0 224L26 224Q40 224 40 210L40 168"
      />
      <path className="a-run" d="M0 168L196 168" />
      <path className="a-cut" d="M204 182l14 -28M220 182l14 -28" />
      <path className="a-ghost" d="M242 168H404" />
      <path
        className="a-run"
        d={`M148 168V${low - 16}q0 16 16 16H424q16 0 16 -16V${first + 16}q0 -16 16 -16H680`}
      />
      {others.map((y) => (
        <path
          key={y}
          className="a-run"
          d={y === low ? `M424 ${y}H680` : `M440 ${y + 42}V${y + 16}q0 -16 16 -16H680`}
        />
      ))}
      {/* The visitor decides where to go. */}
      <path className="a-human" d={`M372 ${low - 14}l14 14l-14 14l-14 -14z`} />
      {nodes.map(([x, y]) => (
        <circle className="a-node" key={`${x} ${y}`} cx={x} cy={y} r={6} />
      ))}
      <circle className="a-node-sec" cx={300} cy={112} r={4} />
      <circle className="a-node-sec" cx={84} cy={56} r={4} />
    </svg>
  );
}
