import type { Footnotes } from '@/lib/content/footnotes';
import type { KeyMetric } from '@/lib/content/products';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import './parts.css';
import './product-proof.css';

const arrows = { up: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5', down: 'M6 1.5v9M2.5 7 6 10.5 9.5 7' } as const;

/** The change and its direction, as an arrow and as a word. */
function Change({ metric: { value, improvement, source }, notes }: { metric: KeyMetric; notes: Footnotes }) {
  return (
    <p className="key-metrics__value">
      <span className="metric">
        {value}
        {source && <NoteRef number={notes.numberOf(source)} />}
      </span>
      <span className="metric__way">
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={arrows[improvement]} />
        </svg>
        {improvement}
      </span>
    </p>
  );
}

/** Two bars, before and after, drawn from the record's levels; without levels, the change on a full track. */
function LevelBars({ metric: { levels, value } }: { metric: KeyMetric }) {
  return (
    <svg className="metric__bars" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <rect className="metric__before" width={levels?.bars.before ?? 100} height={8} />
      <rect
        className="metric__after"
        y={12}
        width={levels?.bars.after ?? Number.parseFloat(value)}
        height={8}
      />
    </svg>
  );
}

/**
 * Four measured changes on the page's ink band, each with its two levels.
 *
 * @param lead Whose results these are.
 * @param notes The notes of the figures, numbered.
 */
export function KeyMetrics({
  lead,
  metrics,
  notes,
}: {
  lead: string;
  metrics: readonly KeyMetric[];
  notes: Footnotes;
}) {
  return (
    <section className="section section--flush-bottom" aria-labelledby="results">
      <div className="container">
        <div className="key-metrics ink-band">
          <div className="section-head">
            <SectionTitle id="results" kicker="Proven Results">
              Key Metrics
            </SectionTitle>
            <p className="section-head__lead">{lead}</p>
          </div>
          <ul className="key-metrics__tiles">
            {metrics.map((metric) => (
              <li className="key-metrics__tile" key={metric.metric}>
                <h3 className="key-metrics__name">{metric.metric}</h3>
                <Change metric={metric} notes={notes} />
                <LevelBars metric={metric} />
                <p className="key-metrics__levels">{metric.description}</p>
              </li>
            ))}
          </ul>
          <Notes list={notes.list} />
        </div>
      </div>
    </section>
  );
}
