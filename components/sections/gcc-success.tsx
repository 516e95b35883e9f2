import { footnotes } from '@/lib/content/footnotes';
import type { Gcc } from '@/lib/content/solutions';
import { NoteRef, Notes } from './notes';
import './gcc.css';

/** How many dots stand in one row. */
const across = 20;

/** One client's center: a dot for each of its people, three results, and what we would do differently. */
export function GccSuccess({ success }: Pick<Gcc, 'success'>) {
  const { people, months, source } = success;
  const notes = footnotes([source]);
  const dots = Array.from(
    { length: people },
    (_, index) => `M${(index % across) * 10 + 5} ${Math.floor(index / across) * 10 + 5}h0`,
  );
  return (
    <section className="section ink-band" aria-labelledby="success">
      <div className="container">
        <div className="success">
          <div className="success__story">
            <h2 className="h2" id="success">
              {success.title}
            </h2>
            <p className="lead">{success.text}</p>
          </div>
          <figure className="success__growth">
            <svg viewBox={`0 0 ${across * 10} ${Math.ceil(people / across) * 10}`} aria-hidden="true">
              <path d={dots.join('')} />
            </svg>
            <figcaption>
              <strong>
                0 to {people} people in {months} months
                <NoteRef number={notes.numberOf(source)} />
              </strong>
              <span className="help">{success.caption}</span>
            </figcaption>
          </figure>
          <ul className="success__results">
            {success.results.map(({ label, change, before, after }) => (
              <li key={label}>
                <p className="success__change">
                  {change}
                  <span className="visually-hidden"> (better)</span>
                  <NoteRef number={notes.numberOf(source)} />
                </p>
                <p className="success__label">{label}</p>
                <p className="success__levels">
                  {before} to {after}
                </p>
              </li>
            ))}
          </ul>
          <div className="success__lesson">
            <h3 className="mono">{success.lessonTitle}</h3>
            <p className="h3">{success.lesson}</p>
          </div>
        </div>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
