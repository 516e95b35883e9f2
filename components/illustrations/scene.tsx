import type { ReactNode } from 'react';
import { toPoints } from './geometry';
import './art.css';

interface SceneProps {
  width: number;
  height: number;
  className: string;
  children: ReactNode;
}

/** Frames a hand-placed drawing, which is cropped, not squeezed, in a box of other proportions. */
export function Scene({ width, height, className, children }: SceneProps) {
  return (
    <svg
      className={`art ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface RuledProps {
  at: readonly number[];
  from: number;
  to: number;
}

export function Lanes({ at, from, to }: RuledProps) {
  return <path className="a-line" d={at.map((y) => `M${from} ${y}H${to}`).join('')} />;
}

export function Ticks({ at, from, to }: RuledProps) {
  return <path className="a-tick" d={at.map((x) => `M${x} ${from}V${to}`).join('')} />;
}

/** The run draws itself once where an ancestor plays. */
export function Run({ d }: { d: string }) {
  return <path className="a-run a-draw" d={d} pathLength={100} />;
}

interface NodesProps {
  /** Flat list x, y, x, y ... */
  at: readonly number[];
  r: number;
  kind?: 'a-node' | 'a-node-sec' | 'a-node-open';
}

export function Nodes({ at, r, kind = 'a-node' }: NodesProps) {
  return toPoints(at).map(([x, y]) => <circle key={`${x} ${y}`} className={kind} cx={x} cy={y} r={r} />);
}

export function Checkpoint({ x, y, r }: { x: number; y: number; r: number }) {
  return <path className="a-human" d={`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`} />;
}
