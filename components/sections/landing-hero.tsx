import { Art } from '@/components/art/illustration';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import type { Product } from '@/lib/content/products';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { Letters } from './letters';
import './landing-hero.css';

/** The order in which the hub's drawing places its stations. */
const stations = ['converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision'];

/** The head of the platform landing page: the claim, and the hub the six modules stand around. On a phone they are a plain list. */
export function LandingHero({
  hero,
  modules,
}: {
  hero: PlatformLanding['hero'];
  modules: readonly Pick<Product, 'title' | 'icon'>[];
}) {
  return (
    <section className="landing-hero">
      <div className="container">
        <Breadcrumb path="/products" />
        <div className="landing-hero__text">
          <div>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 className="h1">
              <Letters lines={[hero.title]} pace={30} />
            </h1>
          </div>
          <div className="landing-hero__side">
            <p className="lead">{hero.lead}</p>
            <div className="landing-hero__actions">
              <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
              <ButtonLink variant="secondary" href={hero.secondary.href}>
                {hero.secondary.label}
              </ButtonLink>
            </div>
          </div>
        </div>
        <div className="hub hue hue--mate">
          <div className="hub__art">
            <Art kind="intellimate" width={1200} height={430} />
          </div>
          <ul className="hub__names">
            {modules.map(({ title, icon }) => (
              <li className={`hub__name hub__name--${stations.indexOf(icon)}`} key={icon}>
                <Glyph name={icon} />
                {title}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
