import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { Menu } from '@/lib/content/navigation';
import { NavLink } from './nav-link';

/** The card at the side of a wide menu: a drawing and one link. */
export function MenuFeature({ feature }: { feature: NonNullable<Menu['feature']> }) {
  return (
    <NavLink className="menu-feature" href={feature.href}>
      <span className="menu-feature__art">
        <Art kind="intellimate" width={240} height={200} ground="none" />
      </span>
      <span className="menu-feature__body">
        <span className="menu-feature__name">{feature.label}</span>
        <span className="menu-feature__text">{feature.text}</span>
        <span className="menu-feature__more">
          {feature.action} <Glyph name="arrow" size={16} />
        </span>
      </span>
    </NavLink>
  );
}
