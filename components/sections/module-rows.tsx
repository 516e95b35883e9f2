import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Glyph } from '@/components/ui/glyph';
import type { Platform } from '@/lib/content/platform';
import type { Product } from '@/lib/content/products';
import { SectionHead } from './section-head';
import './modules.css';

/** One row per module: what it brings to the platform, and the checkpoint it adds. */
export function ModuleRows({ head, modules }: { head: Platform['modules']; modules: readonly Product[] }) {
  return (
    <section className="section" aria-labelledby="modules">
      <div className="container">
        <SectionHead id="modules" kicker={head.kicker} lead={head.lead}>
          {head.title}
        </SectionHead>
        <ul className="module-rows">
          {modules.map(({ slug, title, icon, brings, checkpoint }) => (
            <li className={`module-row hue hue--${icon}`} key={slug}>
              <span className="module-row__mark">
                <Glyph name={icon} />
              </span>
              <h3 className="h4">
                <Link className="module-row__link" href={`/products/${slug}`}>
                  {title}
                </Link>
              </h3>
              <p>{brings}</p>
              <p className="module-row__stop">
                <span className="gem" aria-hidden="true" />
                <span className="visually-hidden">Checkpoint: </span>
                {checkpoint.title}
              </p>
              <Glyph name="arrow" size={20} />
            </li>
          ))}
        </ul>
        <p className="module-rows__more">
          <Link className={buttonClass({ variant: 'tertiary' })} href={head.more.href}>
            {head.more.label} <Glyph name="arrow" size={20} />
          </Link>
        </p>
      </div>
    </section>
  );
}
