import { RunPlot } from '@/components/art/run-plot';
import type { Home } from '@/lib/content/home';
import './panels.css';

type HomeRun = Home['hero']['run'];
/** A run as a panel shows it. Without lanes it has no plot: the log stands alone. */
type Run = Omit<HomeRun, 'lanes'> & Partial<Pick<HomeRun, 'lanes'>>;
type Actor = HomeRun['lanes'][number]['actor'];

/** The mark of who acts: an agent's dot or a person's diamond. The words beside it say the same. */
function ActorMark({ actor }: { actor: Actor }) {
  return <span className={actor === 'person' ? 'gem' : 'agent'} aria-hidden="true" />;
}

/** One run as it would be read: four lanes, and beneath them the log with a line for each tick of the plot. */
export function RunPanel({ run }: { run: Run }) {
  return (
    <figure className={run.lanes ? 'run' : 'run run--log'}>
      <div className="run__head">
        <p className="run__id">{run.name}</p>
        <p>{run.label}</p>
      </div>
      {run.lanes && (
        <div className="run__plot" aria-hidden="true">
          <ul className="run__lanes">
            {run.lanes.map(({ actor, label }) => (
              <li key={label} className={actor === 'person' ? 'run__lane run__lane--person' : 'run__lane'}>
                <ActorMark actor={actor} />
                {label}
              </li>
            ))}
          </ul>
          <RunPlot />
          <div className="run__times">
            {run.lines.map(({ time }) => (
              <span key={time}>{time}</span>
            ))}
          </div>
        </div>
      )}
      <ol className="run__log">
        {run.lines.map(({ time, actor, text }) => (
          <li key={time} className={actor === 'person' ? 'run__row run__row--person' : 'run__row'}>
            <time>{time}</time>
            <ActorMark actor={actor} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption className="run__caption">{run.caption}</figcaption>
    </figure>
  );
}
