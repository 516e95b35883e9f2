import { range, route, track } from './geometry';
import { Checkpoint, Lanes, Nodes, Run, Scene, Ticks } from './scene';
import './art.css';

interface PageArtProps {
  className?: string | undefined;
}

/** Sign-in pages: several runs, and the one that stops for a person. */
export function AuthArt({ className = 'art-bare' }: PageArtProps) {
  return (
    <Scene width={560} height={420} className={className}>
      <Lanes at={[60, 120, 180, 240, 300, 360]} from={0} to={560} />
      <Ticks at={[80, 180, 280, 380, 480]} from={30} to={390} />
      <path className="a-sec" d={track([0, 60, 130, 120, 330, 180, 560], 14)} />
      <path className="a-ter" d={track([0, 360, 230, 300, 430, 360, 560], 14)} />
      <Run d={track([0, 180, 80, 240, 380, 120, 560], 14)} />
      <Nodes kind="a-node-sec" r={4} at={[80, 60, 180, 120, 280, 120, 480, 180, 180, 360, 330, 300]} />
      <Nodes r={5} at={[40, 180, 180, 240, 480, 120]} />
      <Checkpoint x={280} y={240} r={14} />
    </Scene>
  );
}

/**
 * Closing call: every lane leads to the visitor, who is the checkpoint at 720/1184 of the width; what follows is
 * still open.
 */
export function ClosingArt({ className = 'art-on-band' }: PageArtProps) {
  return (
    <Scene width={1184} height={220} className={`art-bleed ${className}`}>
      <Lanes at={[30, 70, 110, 150, 190]} from={0} to={1184} />
      <path className="a-sec" d={route([0, 30, 220, 30, 260, 70, 470, 70, 510, 110, 640, 110], 16)} />
      <path className="a-sec" d={route([0, 190, 340, 190, 380, 150, 560, 150, 600, 110, 640, 110], 16)} />
      <path className="a-ter" d="M0 150L104 150Q120 150 131 161L160 190" />
      <Run d="M0 110H720" />
      <path className="a-open" d={route([720, 110, 800, 110, 840, 70, 1000, 70, 1040, 30, 1184, 30], 16)} />
      <path className="a-open" d="M720 110H1184" />
      <path className="a-open" d={route([720, 110, 800, 110, 840, 150, 940, 150, 980, 190, 1184, 190], 16)} />
      <Nodes kind="a-node-sec" r={4} at={[96, 30, 330, 70, 240, 190]} />
      <Nodes r={5} at={[60, 110, 250, 110, 410, 110, 640, 110]} />
      <Nodes kind="a-node-open" r={4} at={[1110, 30, 1110, 110, 1110, 190]} />
      <Checkpoint x={720} y={110} r={18} />
    </Scene>
  );
}

/**
 * Not found: the lane breaks off, a person reroutes it. The exits stand in the middle of equal parts of the height, so that
 * as many equal link rows beside the picture continue them.
 */
export function LostArt({ className = 'art-bare', exits = 3 }: PageArtProps & { exits?: number }) {
  const ends = range(exits).map((i) => Math.round((336 * (2 * i + 1)) / (2 * exits)));
  const [top = 168] = ends;
  // The way around stays below the break.
  const low = Math.max(240, ends.at(-1) ?? 280);
  return (
    <Scene width={680} height={336} className={className}>
      <Lanes at={[0, 56, 112, 168, 224, 280]} from={0} to={680} />
      <Ticks at={[84, 212, 340, 468, 596]} from={12} to={324} />
      <path
        className="a-ter"
        d="M0 56L136 56Q150 56 150 70L150 98Q150 112 164 112L300 112M0 224L26 224Q40 224 40 210L40 168"
      />
      <path className="a-run" d="M0 168L196 168" />
      <path className="a-break" d="M204 182l14 -28M220 182l14 -28" />
      <path className="a-ghost" d="M242 168H404" />
      <Run d={route([148, 168, 148, low, 440, low, 440, top, 680, top], 16)} />
      {ends.slice(1).map((y) => (
        <Run
          key={y}
          d={y === low ? `M424 ${low}H680` : `M440 ${y + 42}L440 ${y + 16}Q440 ${y} 456 ${y}L680 ${y}`}
        />
      ))}
      <Nodes r={6} at={[84, 168, 148, 168, ...ends.flatMap((y) => [656, y])]} />
      <Nodes kind="a-node-sec" r={4} at={[300, 112, 84, 56]} />
      <Checkpoint x={296} y={low} r={18} />
    </Scene>
  );
}
