import { Art } from '@/components/art/illustration';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import type { Product } from '@/lib/content/products';
import { Letters } from './letters';
import './landing.css';
import './parts.css';

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
    <PageHead
      look="plate"
      path="/products"
      eyebrow={hero.eyebrow}
      title={<Letters lines={[hero.title]} pace={30} />}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink size="hero" href={hero.primary.href}>
            {hero.primary.label}
          </ButtonLink>
          <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href}>
            {hero.secondary.label} <Glyph name="down" size={20} />
          </ButtonLink>
        </>
      }
    >
      <div className="plate hub hue hue--mate">
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
    </PageHead>
  );
}
