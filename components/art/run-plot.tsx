import { Checkpoint, Lanes, Nodes, Run, Scene, Ticks } from './scene';
import './art.css';

/** Home hero: one run over four lanes (rows 48 apart, ticks at 40, 120, 200, 280); it waits at the person's lane. */
export function RunPlot({ className = 'art-on-card' }: { className?: string | undefined }) {
  return (
    <Scene width={320} height={192} className={className}>
      <Lanes at={[24, 72, 120, 168]} from={0} to={320} />
      <Ticks at={[40, 120, 200, 280]} from={0} to={192} />
      <path className="a-sec" d="M40 24H320" />
      <path className="a-ter" d="M120 72H320M120 72L154 72Q164 72 164 62L164 56Q164 46 174 46L320 46" />
      <Run d="M0 24L70 24Q80 24 80 34L80 62Q80 72 90 72L142 72Q152 72 152 82L152 110Q152 120 162 120L200 120" />
      <path className="a-wait" d="M200 120H240" />
      <Run d="M240 120L243 120Q246 120 246 123L246 158Q246 168 256 168L320 168" />
      <Nodes kind="a-node-sec" r={4} at={[200, 24, 280, 24, 280, 72]} />
      <Nodes r={5} at={[40, 24, 120, 72]} />
      <circle className="a-halo a-live" cx={280} cy={168} r={9} />
      <circle className="a-fill" cx={280} cy={168} r={5} />
      <Checkpoint x={200} y={120} r={11} />
    </Scene>
  );
}
