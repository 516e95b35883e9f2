import type { Foundry } from '@/lib/content/solutions';
import { SectionTitle } from './section-title';
import './foundry-reasons.css';

/** Five numbered reasons. */
export function FoundryReasons({ reasons }: Pick<Foundry, 'reasons'>) {
  return (
    <section className="section section--flush-top" aria-labelledby="reasons-title">
      <div className="container reasons">
        <div className="reasons__head">
          <SectionTitle id="reasons-title" kicker={reasons.kicker}>
            {reasons.title}
          </SectionTitle>
        </div>
        <ol className="reasons__list">
          {reasons.items.map(({ title, text }, index) => (
            <li className="reasons__row" key={title}>
              <span className="reasons__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
