import type { Careers } from '@/lib/content/careers';
import { SectionTitle } from './section-title';
import './careers.css';

/** Four habits, ruled and staggered. */
export function Culture({ culture }: { culture: Careers['culture'] }) {
  return (
    <section className="section section--flush-top" aria-labelledby="culture">
      <div className="container">
        <SectionTitle id="culture" kicker={culture.kicker}>
          {culture.title}
        </SectionTitle>
        <ul className="habits">
          {culture.items.map(({ title, text }) => (
            <li className="habit" key={title}>
              <h3 className="h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Five benefits, one to a row. */
export function Benefits({ benefits }: { benefits: Careers['benefits'] }) {
  return (
    <section className="section section--band" aria-labelledby="benefits">
      <div className="container perks">
        <SectionTitle id="benefits" kicker={benefits.kicker}>
          {benefits.title}
        </SectionTitle>
        <div>
          <dl className="perks__rows">
            {benefits.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {benefits.note && <p className="perks__note help">{benefits.note}</p>}
        </div>
      </div>
    </section>
  );
}
