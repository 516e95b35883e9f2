import { Lanes, Nodes, Scene } from './scene';
import './art.css';

export function BrokenTraceArt() {
  return (
    <Scene width={872} height={128} className="[--art-ground:var(--color-surface-1)] block-full">
      <Lanes at={[24, 64, 104]} from={0} to={872} />
      <path className="a-run" d="M0 64H352" />
      <path className="a-ghost" d="M520 64H872" />
      <path className="stroke-ink-3" d="M352 76l12 -24M508 76l12 -24" />
      <Nodes r={5} at={[216, 64, 312, 64]} />
      <Nodes kind="a-node-sec" r={4} at={[560, 64, 656, 64]} />
    </Scene>
  );
}

export function EmptyArt() {
  return (
    <Scene width={96} height={96} className="[--art-ground:var(--color-surface-1)]">
      <Lanes at={[24, 48, 72]} from={8} to={88} />
      <path className="a-ghost" d="M8 48H34M62 48H88" />
      <Nodes kind="a-node-sec" r={4} at={[16, 24, 80, 72]} />
    </Scene>
  );
}
