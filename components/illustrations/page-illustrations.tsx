import type { ReactNode } from 'react';
import { range, drawRoute, drawTrack } from './geometry';
import { Checkpoint, Lanes, Nodes, Run, Scene, Ticks } from './scene';
import './art.css';

interface PageArtProps {
  className: string;
}

/** A drawing of 640 by 400 that keeps to its right, because the left fades towards the text. */
export type PageDrawing = (props: PageArtProps) => ReactNode;

export function CompanyArt({ className }: PageArtProps) {
  return (
    <Scene width={640} height={400} className={className}>
      <Ticks at={[70, 142, 214, 262, 334, 382]} from={24} to={376} />
      <path className="a-sec" d="M142 156H426C466 156 460 200 506 200M214 244H426C466 244 460 200 506 200" />
      <path className="a-ter" d="M262 112H421C461 112 455 200 501 200M262 288H421C461 288 455 200 501 200" />
      <path className="a-ter" d="M382 68H417C457 68 451 200 497 200M382 332H417C457 332 451 200 497 200" />
      <Run d="M70 200H640" />
      <Nodes kind="a-node-sec" r={5} at={[142, 156, 214, 244, 262, 112, 262, 288, 382, 68, 382, 332]} />
      <Nodes r={6} at={[70, 200, 556, 200, 610, 200]} />
    </Scene>
  );
}

export function StuckArt({ className }: PageArtProps) {
  return (
    <Scene width={640} height={400} className={className}>
      <Lanes at={[72, 136, 200, 264, 328]} from={0} to={640} />
      <path className="a-ghost" d="M304 264H336M440 264H504" />
      <path className="a-paper a-wall" d="M336 216H440V312H336z" />
      <path className="a-ter" d="M336 240H440M360 264H416M360 288H400" />
      <Run d={drawRoute([0, 264, 288, 264, 288, 136, 528, 136, 528, 264, 640, 264], 16)} />
      <path
        className="a-paper a-full"
        d={range(6)
          .map((i) => `M${48 + i * 38} 252h24v24h-24z`)
          .join('')}
      />
      <Nodes r={6} at={[288, 200, 464, 136, 592, 264]} />
      <Checkpoint x={388} y={136} r={18} />
    </Scene>
  );
}

export function PickArt({ className }: PageArtProps) {
  const others = [1, 2, 3].flatMap((i) => [-i, i]);
  const getLaneY = (i: number) => {
    const [near, far] = [200 + 18 * i, 200 + Math.sign(i) * (52 + 36 * Math.abs(i))];
    return { far, d: drawTrack([0, near, 272 - 24 * Math.abs(i), far, 640], 14) };
  };
  return (
    <Scene width={640} height={400} className={className}>
      <Ticks at={[316, 412, 508, 604]} from={132} to={268} />
      <path className="a-ter" d={others.map((i) => getLaneY(i).d).join('')} />
      <Run d="M0 200H640" />
      {others.map((i) => (
        <Nodes
          key={i}
          kind="a-node-open"
          r={4}
          at={[348 + 16 * i, getLaneY(i).far, 552 - 20 * i, getLaneY(i).far]}
        />
      ))}
      <Nodes r={6} at={[200, 200, 316, 200, 508, 200, 604, 200]} />
      <Checkpoint x={412} y={200} r={22} />
    </Scene>
  );
}

export function RefusalArt({ className }: PageArtProps) {
  return (
    <Scene width={640} height={400} className={className}>
      <Lanes at={[64, 132, 200, 268, 336]} from={0} to={640} />
      <Ticks at={[160, 256, 352, 448, 544]} from={40} to={360} />
      <path className="a-sec" d="M352 132H424" />
      <path className="a-run" d="M432 92V172" />
      <path className="a-ghost" d="M448 132H640" />
      <path className="stroke-line-strong [stroke-dasharray:2_7]" d="M448 268H640" />
      <Run d={drawRoute([0, 132, 352, 132, 352, 268, 448, 268], 16)} />
      <Nodes kind="a-node-open" r={5} at={[544, 132, 592, 268]} />
      <Nodes r={6} at={[160, 132, 256, 132, 352, 200]} />
      <Checkpoint x={448} y={268} r={20} />
    </Scene>
  );
}

/**
 * Draws a lane that breaks off, and its detour. The exits divide the height equally, so that as many link rows
 * beside the picture continue them.
 */
export function NotFoundArt({ exits = 3 }: { exits?: number }) {
  const ends = range(exits).map((i) => Math.round((336 * (2 * i + 1)) / (2 * exits)));
  const [top = 168] = ends;
  const low = Math.max(240, ends.at(-1) ?? 280);
  return (
    <Scene width={680} height={336} className="art-bare">
      <Lanes at={[0, 56, 112, 168, 224, 280]} from={0} to={680} />
      <Ticks at={[84, 212, 340, 468, 596]} from={12} to={324} />
      <path
        className="a-ter"
        d="M0 56L136 56Q150 56 150 70L150 98Q150 112 164 112L300 112M0 224L26 224Q40 224 40 210L40 168"
      />
      <path className="a-run" d="M0 168L196 168" />
      <path className="stroke-ink-3" d="M204 182l14 -28M220 182l14 -28" />
      <path className="a-ghost" d="M242 168H404" />
      <Run d={drawRoute([148, 168, 148, low, 440, low, 440, top, 680, top], 16)} />
      {ends.slice(1).map((y) => (
        <Run
          key={y}
          d={y === low ? `M424 ${low}H680` : `M440 ${y + 42}L440 ${y + 16}Q440 ${y} 456 ${y}L680 ${y}`}
        />
      ))}
      {/* The visitor decides where to go. */}
      <Checkpoint x={372} y={low} r={14} />
      <Nodes r={6} at={[84, 168, 148, 168, 260, low, ...ends.flatMap((y) => [656, y])]} />
      <Nodes kind="a-node-sec" r={4} at={[300, 112, 84, 56]} />
    </Scene>
  );
}
