import { Glyph } from '@/components/ui/glyph';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Home } from '@/lib/content/home';
import { HandOff } from './hand-off';
import { Notes } from './notes';
import { SectionTitle } from './section-title';
import { StatTiles } from './stat-tiles';
import './home.css';

/** Service As a Software: who does the work, what that means for the buyer, and what it changed. */
export function ServiceModel({ model, notes }: { model: Home['model']; notes: Footnotes }) {
  return (
    <section className="section section--band" aria-labelledby="model">
      <div className="container">
        <div className="model reveal">
          <div className="model__copy">
            <SectionTitle id="model" kicker={model.kicker}>
              {model.title}
            </SectionTitle>
            <p className="lead">{model.lead}</p>
          </div>
          <HandOff rows={model.rows} steps={model.steps} legend={model.legend} />
        </div>
        <ul className="ruled gains">
          {model.benefits.map(({ glyph, title, text }) => (
            <li className="gains__card" key={title}>
              <Glyph name={glyph} />
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <StatTiles title={model.statsTitle} stats={model.stats} notes={notes} />
        <p className="stats__scale help">{model.scale}</p>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
