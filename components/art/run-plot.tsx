import { Checkpoint, Lanes, Nodes, Run, Scene, Ticks } from './scene';
import { range } from './geometry';
import './art.css';

/** Distance of ticks, and of lanes. */
const TICK = 80;
const LANE = 48;
/** How long it waits for a person. */
const WAIT = 40;

interface Lane {
  actor: 'agent' | 'person';
}

/** Where a stop stands: each on its own lane, at its own tick. */
const at = (index: number) => ({ x: TICK / 2 + TICK * index, y: LANE / 2 + LANE * index });

/** Home hero: one run from lane to lane, a tick for each; it waits at a person's lane. */
export function RunPlot({ lanes }: { lanes: readonly Lane[] }) {
  const [width, height] = [TICK * lanes.length, LANE * lanes.length];
  const all = range(lanes.length);
  const stops = all.map(at);
  const people = stops.filter((_, index) => lanes[index]?.actor === 'person');
  const end = stops.at(-1);
  const passed = stops.filter((stop) => stop !== end && !people.includes(stop));
  // What other runs do on the first two lanes meanwhile.
  const others = [0, 1].flatMap((lane) => all.slice(lane + 2).flatMap((tick) => [at(tick).x, at(lane).y]));
  return (
    <Scene width={width} height={height} className="[--art-ground:var(--color-surface-1)]">
      <Lanes at={stops.map(({ y }) => y)} from={0} to={width} />
      <Ticks at={stops.map(({ x }) => x)} from={0} to={height} />
      <path className="a-sec" d={`M40 24H${width}`} />
      {lanes.length > 2 && (
        <path
          className="a-ter"
          d={`M120 72H${width}M120 72L154 72Q164 72 164 62L164 56Q164 46 174 46L${width} 46`}
        />
      )}
      {runOf(lanes).map((d) => (
        <Run key={d} d={d} />
      ))}
      {people.map(({ x, y }) => (
        <path className="stroke-human stroke-2 [stroke-dasharray:1_5]" d={`M${x} ${y}H${x + WAIT}`} key={x} />
      ))}
      <Nodes kind="a-node-sec" r={4} at={others} />
      <Nodes r={5} at={passed.flatMap(({ x, y }) => [x, y])} />
      {end && !people.includes(end) && (
        <>
          <circle
            className="a-halo motion-safe:animate-[art-live_6s_var(--ease-in-out)_3]"
            cx={end.x}
            cy={end.y}
            r={9}
          />
          <circle className="a-fill" cx={end.x} cy={end.y} r={5} />
        </>
      )}
      {people.map(({ x, y }) => (
        <Checkpoint x={x} y={y} r={11} key={x} />
      ))}
    </Scene>
  );
}

/** The run's paths: one ends where a person is waited for, the next begins after the wait. */
function runOf(lanes: readonly Lane[]): string[] {
  const paths: string[] = [];
  let d = 'M0 24';
  lanes.forEach(({ actor }, index) => {
    const { x, y } = at(index);
    const next = lanes[index + 1];
    const waits = actor === 'person';
    if (waits) {
      paths.push(`${d}L${x} ${y}`);
      d = `M${x + WAIT} ${y}`;
    }
    if (next) {
      // Sooner before a person, where it has to arrive before it waits.
      const turn = x + (waits ? WAIT + 6 : next.actor === 'person' ? 32 : 40);
      const bend = waits ? 3 : 10;
      d += `L${turn - bend} ${y}Q${turn} ${y} ${turn} ${y + bend}`;
      d += `L${turn} ${y + LANE - 10}Q${turn} ${y + LANE} ${turn + 10} ${y + LANE}`;
    } else if (!waits) paths.push(`${d}L${TICK * lanes.length} ${y}`);
  });
  return paths;
}
