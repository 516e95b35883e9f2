import type { Salesforce } from '@/lib/content/technologies';
import { SectionTitle } from './section-title';
import './partner.css';

/** The certifications colleagues hold, and what each is good for. */
export function Certifications({ certifications }: { certifications: Salesforce['certifications'] }) {
  return (
    <section className="section section--flush-top" aria-labelledby="certifications">
      <div className="container certs">
        <SectionTitle id="certifications" kicker={certifications.kicker}>
          {certifications.title}
        </SectionTitle>
        <ul className="certs__list">
          {certifications.items.map(({ title, text }) => (
            <li className="certs__item" key={title}>
              <h3>{title}</h3>
              <p className="help">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
