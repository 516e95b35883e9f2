import type { Footnotes } from '@/lib/content/footnotes';
import type { Foundry } from '@/lib/content/solutions';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import './foundry-services.css';

/** Four services as rows, beside the number of things that came of them. */
export function FoundryServices({ services, notes }: Pick<Foundry, 'services'> & { notes: Footnotes }) {
  const { kicker, title, claim, items } = services;
  return (
    <section className="section" id="innovation-services" aria-labelledby="services-title">
      <div className="container">
        <div className="ways">
          <div className="ways__head">
            <SectionTitle id="services-title" kicker={kicker}>
              {title}
            </SectionTitle>
            <p className="ways__value">
              {claim.value}
              <NoteRef number={notes.numberOf(claim.source)} />
            </p>
            <p className="ways__claim">
              <strong>{claim.label}</strong> {claim.text}
            </p>
          </div>
          <ul className="ways__list">
            {items.map((item) => (
              <li className="ways__row" key={item.title}>
                <h3 className="h4">{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
