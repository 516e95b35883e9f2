import type { Footnotes } from '@/lib/content/footnotes';
import type { Foundry } from '@/lib/content/solutions';
import { NoteRef, Notes } from './notes';
import './foundry-figures.css';

/** Three large figures, each with the sentence that defines it. */
export function FoundryFigures({ figures, notes }: Pick<Foundry, 'figures'> & { notes: Footnotes }) {
  return (
    <section className="section" aria-labelledby="figures-title">
      <div className="container">
        <h2 className="h3" id="figures-title">
          {figures.title}
        </h2>
        <ul className="big-figures">
          {figures.items.map(({ value, label, text, source }) => (
            <li key={label}>
              <p className="big-figures__value">
                {value}
                <NoteRef number={notes.numberOf(source)} />
              </p>
              <p className="big-figures__label">{label}</p>
              <p className="big-figures__text">{text}</p>
            </li>
          ))}
        </ul>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
