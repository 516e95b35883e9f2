import type { Foundry } from '@/lib/content/solutions';
import './foundry-phases.css';

/** Four phases along one lane with a mark for every week. The gate, where a person goes on or stops, is a diamond. */
export function FoundryPhases({ process }: Pick<Foundry, 'process'>) {
  return (
    <div className="phases">
      <div className="phases__head">
        <h2 className="h3">{process.title}</h2>
        <p className="phases__scale help">{process.scale}</p>
      </div>
      <ol className="phases__list">
        {process.phases.map(({ title, weeks, when, text, exit, gate }) => (
          <li className={gate ? 'phase phase--gate' : 'phase'} key={title}>
            <svg
              className="phase__weeks"
              viewBox={`0 0 ${weeks * 2} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={Array.from({ length: weeks }, (_, week) => `M${week * 2 + 1} 0V1`).join('')} />
            </svg>
            <p className="mono">{when}</p>
            <h3 className="h3">{title}</h3>
            <p className="phase__text">{text}</p>
            <p className="phase__exit">
              <span className="mono">{process.exit}</span>
              <span className="visually-hidden">: </span>
              {exit}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
