import type { Gcc } from '@/lib/content/solutions';
import { SectionHead } from './section-head';
import './gcc.css';

/** Four services down one lane, in their order. The first ends at a person's decision. */
export function GccServices({ services }: Pick<Gcc, 'services'>) {
  return (
    <section className="section section--band" id="services" aria-labelledby="services-title">
      <div className="container">
        <SectionHead id="services-title" kicker={services.kicker} lead={services.lead}>
          {services.title}
        </SectionHead>
        <ol className="order">
          {services.items.map(({ title, text, end, person }, index) => (
            <li className="order__card" key={title}>
              <span className="order__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
              <p className="order__end">
                <span className="mono">{services.ends}</span>
                <span className="visually-hidden">: </span>
                <span>
                  {person && <span className="gem" aria-hidden="true" />}
                  {end}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
