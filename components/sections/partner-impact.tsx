import type { Footnotes } from '@/lib/content/footnotes';
import type { Salesforce } from '@/lib/content/technologies';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import './partner.css';

/** Four changes after go-live: each with its definition, and both levels as bars on one scale. */
export function PartnerImpact({ changes, notes }: { changes: Salesforce['changes']; notes: Footnotes }) {
  return (
    <section className="section section--band" aria-labelledby="impact">
      <div className="container">
        <div className="partner-impact">
          <div className="partner-impact__head">
            <SectionTitle id="impact" kicker={changes.kicker}>
              {changes.title}
            </SectionTitle>
            <p className="section-head__lead">{changes.lead}</p>
          </div>
          <ul className="partner-impact__list">
            {changes.items.map(({ name, definition, levels, source }) => (
              <li className="partner-impact__row" key={name}>
                <div className="partner-impact__name">
                  <h3>{name}</h3>
                  <p className="help">{definition}</p>
                </div>
                <p className="partner-impact__change">
                  {levels.change}
                  <span className="visually-hidden"> better</span>
                  <NoteRef number={notes.numberOf(source)} />
                </p>
                <dl className="partner-impact__levels">
                  <Level name="Before" value={levels.before} length={levels.bars.before} />
                  <Level name="After" value={levels.after} length={levels.bars.after} />
                </dl>
              </li>
            ))}
          </ul>
        </div>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}

function Level({ name, value, length }: { name: 'Before' | 'After'; value: string; length: number }) {
  return (
    <div className={`partner-impact__level partner-impact__level--${name.toLowerCase()}`}>
      <dt className="visually-hidden">{name}</dt>
      <dd>
        {value}
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={length} height={8} />
        </svg>
      </dd>
    </div>
  );
}
