import type { Footnotes } from '@/lib/content/footnotes';
import type { Servicenow } from '@/lib/content/technologies';
import { Notes } from './notes';
import { PartnerStats } from './partner-stats';
import { SectionTitle } from './section-title';
import './team-values.css';

/** What four people notice, beside the practice's figures. */
export function TeamValues({ technology, notes }: { technology: Servicenow; notes: Footnotes }) {
  const { values, stats, figures } = technology;
  return (
    <section className="section section--flush-top" aria-labelledby="values">
      <div className="container team-values">
        <div className="team-values__main">
          <SectionTitle id="values" kicker={values.kicker}>
            {values.title}
          </SectionTitle>
          <ul className="team-values__list">
            {values.items.map(({ who, title, text }) => (
              <li className="team-values__item" key={title}>
                <p className="mono">{who}</p>
                <h3 className="h3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <aside className="team-values__figures" aria-labelledby="figures">
          <h2 className="kicker" id="figures">
            {figures}
          </h2>
          <PartnerStats stats={stats} notes={notes} layout="column" />
          <Notes list={notes.list} />
        </aside>
      </div>
    </section>
  );
}
