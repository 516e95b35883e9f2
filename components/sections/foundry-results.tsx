import { Art } from '@/components/art/illustration';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Foundry } from '@/lib/content/solutions';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import './foundry-results.css';

/** One result in each of four industries, under the industry's drawing. */
export function FoundryResults({ results, notes }: Pick<Foundry, 'results'> & { notes: Footnotes }) {
  return (
    <section className="section section--band" aria-labelledby="results-title">
      <div className="container">
        <SectionTitle id="results-title" kicker={results.kicker}>
          {results.title}
        </SectionTitle>
        <ul className="verticals">
          {results.items.map((item) => (
            <li className="vertical" key={item.title}>
              <div className="vertical__plate">
                <Art kind={item.motif} width={588} height={220} ground="none" className="art-on-card" />
              </div>
              <h3 className="h4">{item.title}</h3>
              <p className="vertical__text">{item.text}</p>
              <p className="vertical__change">
                {item.change}
                <span className="visually-hidden"> (better)</span>
                <NoteRef number={notes.numberOf(item.source)} />
              </p>
              <p className="vertical__levels">
                {item.measure}, <span className="nowrap">{item.levels.before}</span> to{' '}
                <span className="nowrap">{item.levels.after}</span>
              </p>
            </li>
          ))}
        </ul>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
