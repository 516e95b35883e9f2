import { footnotes } from '@/lib/content/footnotes';
import type { Platform } from '@/lib/content/platform';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import './parts.css';
import './platform.css';

/** Eight features on a ruled grid, and the four program averages under them. */
export function PlatformFeatures({ features, results }: Pick<Platform, 'features' | 'results'>) {
  const notes = footnotes(results.items.map(({ source }) => source));
  return (
    <section className="section section--band" aria-labelledby="features">
      <div className="container">
        <SectionTitle id="features" kicker={features.kicker}>
          {features.title}
        </SectionTitle>
        <ul className="platform-features">
          {features.items.map(({ title, text }) => (
            <li className="platform-features__item" key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <h3 className="kicker">{results.title}</h3>
        <ul className="averages">
          {results.items.map(({ value, label, source }) => (
            <li className="averages__item" key={label}>
              <span className="metric">
                {value}
                <NoteRef number={notes.numberOf(source)} />
              </span>
              <span className="averages__label">{label}</span>
            </li>
          ))}
        </ul>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
