import { Art } from '@/components/art/illustration';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Home } from '@/lib/content/home';
import type { Product } from '@/lib/content/products';
import { SectionTitle } from './section-title';
import './home.css';
import './home-cards.css';

/** The platform under the modules, on the page's ink band: the hub, and what it does. */
export function PlatformBand({
  platform,
  modules,
}: {
  platform: Home['platform'];
  modules: readonly Product[];
}) {
  return (
    <section className="section platform-band ink-band" aria-labelledby="platform">
      <div className="container">
        <div className="platform-band__top reveal">
          <div className="platform-band__copy">
            <SectionTitle id="platform" kicker={platform.kicker}>
              {platform.title}
            </SectionTitle>
            <p className="lead">{platform.lead}</p>
            {platform.link && (
              <ButtonLink variant="secondary" href={platform.link.href}>
                {platform.link.label}
              </ButtonLink>
            )}
          </div>
          <figure className="orbit">
            <Art kind="intellimate" width={400} height={300} ground="none" />
            <ul>
              {modules.map(({ title, icon }) => (
                <li className={`orbit__name orbit__name--${icon}`} key={icon}>
                  {title}
                </li>
              ))}
            </ul>
            <figcaption className="visually-hidden">{platform.caption}</figcaption>
          </figure>
        </div>
        <ul className="ruled abilities">
          {platform.features.map(({ title, text, glyph }) => (
            <li className={`abilities__item abilities__item--${glyph}`} key={title}>
              <Glyph name={glyph} size={20} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
