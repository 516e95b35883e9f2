import { Art } from '@/components/art/illustration';
import type { Servicenow } from '@/lib/content/technologies';
import { SectionTitle } from './section-title';
import './service-lane.css';

/** Six services as stops of one lane, from the first advice to the night shift. */
export function ServiceLane({ services }: { services: Servicenow['services'] }) {
  return (
    <section className="section section--band" aria-labelledby="services">
      <div className="container">
        <div className="service-lane__head">
          <SectionTitle id="services" kicker={services.kicker}>
            {services.title}
          </SectionTitle>
          <Art kind="servicenow" width={592} height={240} ground="none" className="art-on-band" />
        </div>
        <ol className="service-lane">
          {services.items.map(({ title, text }) => (
            <li className="service-lane__stop" key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
