import { Art } from '@/components/art/illustration';
import type { Salesforce } from '@/lib/content/technologies';
import { SectionTitle } from './section-title';
import './partner.css';

/** Six services as a ruled list, beside the record they stand around. */
export function PartnerServices({ services }: { services: Salesforce['services'] }) {
  return (
    <section className="section" aria-labelledby="services">
      <div className="container partner-services">
        <div className="partner-services__head">
          <SectionTitle id="services" kicker={services.kicker}>
            {services.title}
          </SectionTitle>
          <div className="partner-services__plate">
            <Art kind="salesforce" width={384} height={300} />
          </div>
        </div>
        <ol className="partner-services__list">
          {services.items.map(({ title, text }, index) => (
            <li className="partner-services__item" key={title}>
              <span className="mono" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
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
