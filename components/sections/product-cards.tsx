import { Link } from '@/components/ui/link';
import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Home } from '@/lib/content/home';
import type { Product } from '@/lib/content/products';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import { Unbroken } from './unbroken';
import './home-cards.css';

/** The six modules, each with two of its figures. On a phone they are rows. */
export function ProductCards({
  head,
  products,
  notes,
}: {
  head: Home['products'];
  products: readonly Product[];
  notes: Footnotes;
}) {
  return (
    <section className="section" aria-labelledby="products">
      <div className="container">
        <div className="section-head reveal">
          <div className="section-head__title">
            <SectionTitle id="products" kicker={head.kicker}>
              {head.title}
            </SectionTitle>
          </div>
          <p className="section-head__lead">{head.lead}</p>
        </div>
        <ul className="product-cards">
          {products.map(({ slug, title, subtitle, description, icon, cardMetrics }) => (
            <li className={`product-card whole hue hue--${icon}`} key={slug}>
              <div className="product-card__art">
                <Art kind={`intelli${icon}`} width={192} height={96} fit="cover" />
                <Glyph name={icon} />
              </div>
              <h3 className="product-card__title h4">
                <Link className="whole__link" href={`/products/${slug}`}>
                  {title}
                </Link>
                <Glyph name="arrow" size={20} />
              </h3>
              <p className="product-card__kind">{subtitle}</p>
              <p className="product-card__text">
                <Unbroken>{description}</Unbroken>
              </p>
              <dl className="product-card__metrics">
                {cardMetrics.map(({ label, value, source }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {value}
                      {source && <NoteRef number={notes.numberOf(source)} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
