import type { Gcc } from '@/lib/content/solutions';
import './gcc.css';

/** Why a center is worth building: four reasons, and the day whose hours overlap. */
export function GccWhy({ why }: Pick<Gcc, 'why'>) {
  return (
    <section className="section" aria-labelledby="why">
      <div className="container">
        <div className="section-head">
          <h2 className="h2" id="why">
            {why.title}
          </h2>
          <p className="section-head__lead">{why.lead}</p>
        </div>
        <ul className="why">
          {why.items.map(({ title, text }) => (
            <li className="why__card" key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Day day={why.day} />
      </div>
    </section>
  );
}

/** One day as five rows on one scale: office hours in three cities, and the two shifts that answer them. */
function Day({ day }: Pick<Gcc['why'], 'day'>) {
  return (
    <figure className="day">
      <figcaption className="day__head">
        <h3 className="h4">{day.title}</h3>
        <p className="help">{day.caption}</p>
      </figcaption>
      <dl className="day__rows">
        {day.rows.map(({ label, text, from, to, kind }) => (
          <div className={`day__row day__row--${kind}`} key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 1440 12" preserveAspectRatio="none" aria-hidden="true">
                <path className="day__marks" d="M360 0V12M720 0V12M1080 0V12" />
                <rect x={from} width={to - from} height={12} />
              </svg>
              <span className="day__text">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="day__scale" aria-hidden="true">
        {day.marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </figure>
  );
}
