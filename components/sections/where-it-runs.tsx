import type { Platform } from '@/lib/content/platform';
import { SectionTitle } from './section-title';
import './platform.css';

/** The length of the scale, in days: four weeks. */
const scale = 28;

/** The two ways to run the platform on one scale of days, and what a client has ready. */
export function WhereItRuns({ where }: { where: Platform['where'] }) {
  return (
    <section className="section where" aria-labelledby="where">
      <div className="container where__grid">
        <div className="where__head">
          <SectionTitle id="where" kicker={where.kicker}>
            {where.title}
          </SectionTitle>
        </div>
        <ul className="where__options">
          {where.options.map(({ title, time, text, days: [from, to] }) => (
            <li className="where__option" key={title}>
              <h3 className="h4">{title}</h3>
              <p className="where__time">{time}</p>
              <svg viewBox="0 0 280 12" preserveAspectRatio="none" aria-hidden="true">
                {Array.from({ length: scale }, (_, day) => (
                  <rect
                    className={
                      day + 1 > to
                        ? 'where__day'
                        : day + 1 > from
                          ? 'where__day where__day--range'
                          : 'where__day where__day--sure'
                    }
                    key={day}
                    x={day * 10}
                    width={8}
                    height={12}
                  />
                ))}
              </svg>
              <p>{text}</p>
            </li>
          ))}
          <li className="help">{where.scale}</li>
        </ul>
        <div className="where__needs">
          <h3 className="kicker">{where.needsTitle}</h3>
          <ul>
            {where.needs.map((need) => (
              <li className="where__need" key={need}>
                {need}
              </li>
            ))}
          </ul>
          <p>{where.leaving}</p>
        </div>
      </div>
    </section>
  );
}
