import { Link } from '@/components/ui/link';
import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import type { Product } from '@/lib/content/products';
import { SectionTitle } from './section-title';
import { Unbroken } from './unbroken';
import './modules.css';

/** The six modules as cards in two columns, each with its motif. */
export function ModuleList({
  head,
  modules,
}: {
  head: PlatformLanding['modules'];
  modules: readonly Product[];
}) {
  return (
    <section className="section section--flush-top" aria-labelledby="modules">
      <div className="container">
        <SectionTitle id="modules" kicker={head.kicker}>
          {head.title}
        </SectionTitle>
        <ul className="module-list">
          {modules.map(({ slug, title, description, icon }) => (
            <li className={`module-card hue hue--${icon}`} key={slug}>
              <div className="module-card__plate">
                <Art kind={`intelli${icon}`} width={240} height={160} />
              </div>
              <div className="module-card__text">
                <h3 className="h4">
                  <Link className="module-card__link" href={`/products/${slug}`}>
                    {title}
                  </Link>
                </h3>
                <p>
                  <Unbroken>{description}</Unbroken>
                </p>
              </div>
              <Glyph name="arrow" size={20} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
