import type { About } from '@/lib/content/about';
import { SectionTitle } from './section-title';
import './about.css';

/** Six years on one lane; the diamond is the year in which checkpoints became part of a process. */
export function CompanyHistory({ history }: { history: About['history'] }) {
  return (
    <section className="section section--band" aria-labelledby="history">
      <div className="container history">
        <div className="history__head">
          <SectionTitle id="history" kicker={history.kicker}>
            {history.title}
          </SectionTitle>
          <p className="section-head__lead">{history.lead}</p>
        </div>
        <ol className="years">
          {history.entries.map(({ year, text, person }) => (
            <li className={person ? 'year year--person' : 'year'} key={year}>
              <h3 className="year__number">{year}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
