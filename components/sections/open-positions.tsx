import type { Careers, Position } from '@/lib/content/careers';
import { buttonClass } from '@/components/ui/button';
import { SectionTitle } from './section-title';
import './careers.css';

/** The five open positions, each with a mail link that carries its title. */
export function OpenPositions({ positions }: { positions: Careers['positions'] }) {
  return (
    <section className="section" id="open-positions" aria-labelledby="positions">
      <div className="container">
        <SectionTitle id="positions" kicker={positions.kicker}>
          {positions.title}
        </SectionTitle>
        <ul className="jobs">
          {positions.items.map(({ title, icon, tags, description, mail }) => (
            <li className="job" key={title}>
              <PositionIcon name={icon} />
              <div className="job__title">
                <h3 className="h4">{title}</h3>
                <ul className="job__tags">
                  {tags.map((tag) => (
                    <li className="badge badge--line" key={tag}>
                      {tag}
                    </li>
                  ))}
                </ul>
              </div>
              <p>{description}</p>
              <a
                className={buttonClass({ variant: 'secondary' })}
                href={mail}
                aria-label={`${positions.action}: ${title}`}
              >
                {positions.action}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Three steps to apply, all in one email. */
export function HowToApply({ apply, address }: { apply: Careers['apply']; address: string }) {
  return (
    <section className="container apply" aria-labelledby="apply">
      <div className="apply__band hue hue--mate">
        <div className="apply__head">
          <SectionTitle id="apply" kicker={apply.kicker}>
            {apply.title}
          </SectionTitle>
          <p>{apply.note}</p>
        </div>
        <ol className="apply__steps">
          {apply.steps.map((step, index) => (
            <li key={step}>
              {step}
              {index === 0 && (
                <>
                  {' '}
                  <a className="link" href={`mailto:${address}`}>
                    {address}
                  </a>
                  .
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Drawn on the grid of the glyphs; used on this page only. */
const icons: Record<Position['icon'], string> = {
  route:
    'M5 4a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM7 6h8a3.5 3.5 0 0 1 0 7H9a3.5 3.5 0 0 0 0 7h8M19 18a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  speech: 'M4 5h16v11h-8l-5 4v-4H4zM8 9.2h8M8 12.2h5',
  plane: 'M3.5 13.5l17-7.5M20.5 6l-6 13-3-6.6-5.2-2.9zM3 20.5h18',
  ledger: 'M5 3.5h14v17H5zM9.5 3.5v17M12.5 8h4M12.5 12h4M12.5 16h2.5',
  flask: 'M9.5 3.5h5M10.5 3.5v6L5 19.5a1 1 0 0 0 .9 1.5h12.2a1 1 0 0 0 .9-1.5L13.5 9.5v-6M8 15h8',
};

function PositionIcon({ name }: { name: Position['icon'] }) {
  return (
    <span className="job__icon">
      <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[name]} />
      </svg>
    </span>
  );
}
