import { ChangePlot } from '@/components/art/change-plot';
import { caseStudiesPage, type CaseStudy, type ResultRow } from '@/lib/content/case-studies';
import './parts.css';
import './case-results.css';
import './case-story.css';

const arrows = { up: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5', down: 'M6 1.5v9M2.5 7 6 10.5 9.5 7' } as const;

/** The change, with its direction as an arrow. Whichever way it points, it is the better one. */
function Improvement({ value, people = false }: { value: string; people?: boolean }) {
  return (
    <span className={people ? 'badge badge--human' : 'badge badge--agent'}>
      <svg className="case-arrow" viewBox="0 0 12 12" aria-hidden="true">
        <path d={arrows[value.startsWith('−') ? 'down' : 'up']} />
      </svg>
      {value}
      <span className="visually-hidden"> better</span>
    </span>
  );
}

/** A level on its track. */
function LevelBar({ share, kind }: { share: number; kind: 'before' | 'after' }) {
  return (
    <svg className="case-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={`case-bar__${kind}`} width={share} height={10} />
    </svg>
  );
}

function PerformanceRow({ row: { metric, before, after, improvement, note, shares } }: { row: ResultRow }) {
  return (
    <div className="case-row">
      <dt>
        {metric}
        {note && <span className="help">{note}</span>}
      </dt>
      <dd className="case-row__pair">
        <span className="visually-hidden">before </span>
        <span className="case-row__level">{before}</span>
        <LevelBar share={shares.before} kind="before" />
        <span className="visually-hidden">, after </span>
        <span className="case-row__level case-row__level--after">{after}</span>
        <LevelBar share={shares.after} kind="after" />
      </dd>
      <dd className="case-row__change">
        <Improvement value={improvement} />
      </dd>
    </div>
  );
}

/** One result for the people doing the work: a slope from before to after. */
function PeopleTile({ row: { metric, before, after, improvement, note, shares } }: { row: ResultRow }) {
  return (
    <li className="case-person">
      <h4 className="case-person__name">{metric}</h4>
      <div className="case-person__plot">
        <ChangePlot form="slopes" changes={[{ ...shares, people: true }]} />
      </div>
      <p className="case-person__levels">
        <span className="visually-hidden">before </span>
        <span>{before}</span>
        <span className="visually-hidden">, after </span>
        <strong>{after}</strong>
      </p>
      <p className="case-person__change">
        <Improvement value={improvement} people />
        {note && <span className="help">{note}</span>}
      </p>
    </li>
  );
}

/** What changed: for customers as pairs of bars, for the people doing the work as slopes. */
export function CaseResults({ results }: Pick<CaseStudy, 'results'>) {
  return (
    <section className="case-part case-results" id="results" aria-labelledby="results-title">
      <div className="case-results__head">
        <h2 className="h3" id="results-title">
          Results
        </h2>
        <p className="badge badge--line">{results.timeframe}</p>
      </div>
      <h3 className="kicker">CX Performance</h3>
      <dl className="case-rows">
        {results.cxPerformance.map((row) => (
          <PerformanceRow key={row.metric} row={row} />
        ))}
      </dl>
      <h3 className="kicker">People Outcomes</h3>
      <ul className="case-people">
        {results.peopleOutcomes.map((row) => (
          <PeopleTile key={row.metric} row={row} />
        ))}
      </ul>
      <p className="case-results__baseline help">{caseStudiesPage.baseline}</p>
    </section>
  );
}
