import type { Home } from '@/lib/content/home';

/** The same five steps twice: done by people with a tool, and done by agents around one decision. */
export function HandOff({ rows, steps, legend }: Pick<Home['model'], 'rows' | 'steps' | 'legend'>) {
  return (
    <figure className="handoff">
      {rows.map(({ title, note, actors }) => (
        <div className="handoff__row" key={title}>
          <h3 className="handoff__title">
            {title} <span>{note}</span>
          </h3>
          <ol className="handoff__steps">
            {steps.map((step, index) => (
              <li className={`handoff__step handoff__step--${actors[index]}`} key={step}>
                {step}
                <span className="visually-hidden">: {legend[actors[index] ?? 'person']}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <figcaption className="handoff__key">
        <span>
          <i className="gem" />
          {legend.person}
        </span>
        <span>
          <i className="agent" />
          {legend.agent}
        </span>
      </figcaption>
    </figure>
  );
}
