import { Link } from '@/components/ui/link';
import type { About } from '@/lib/content/about';
import { SectionTitle } from './section-title';
import './about.css';

/** Five partners, as names in our type: two above, three below. */
export function PartnerGrid({ partners }: { partners: About['partners'] }) {
  return (
    <section className="section section--flush-top" aria-labelledby="partners">
      <div className="container">
        <SectionTitle id="partners" kicker={partners.kicker}>
          {partners.title}
        </SectionTitle>
        <ul className="partners">
          {partners.items.map(({ name, kind, href }) => (
            <li className="partner" key={name}>
              <span className="partner__name">
                {href ? (
                  <Link className="partner__link" href={href}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className="partner__kind">{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
