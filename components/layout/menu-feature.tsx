import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { Menu } from '@/lib/content/navigation';
import { NavLink } from './nav-link';

/** The card at the side of a wide menu: a drawing and one link. */
export function MenuFeature({ feature }: { feature: NonNullable<Menu['feature']> }) {
  return (
    <NavLink
      className="group/feature flex flex-col border-s border-line bg-accent-soft focus-visible:shadow-none focus-visible:-outline-offset-4"
      href={feature.href}
    >
      <span className="px-6 pbs-5">
        <Art kind="intellimate" width={240} height={200} ground="none" />
      </span>
      <span className="mbs-auto grid gap-1 px-5 pbs-3 pbe-5">
        <span className="text-ui leading-[1.333] font-semibold">{feature.label}</span>
        <span className="help text-ink-2">{feature.text}</span>
        <span className="mbs-1.5 inline-flex items-center gap-1.5 text-xs leading-[1.538] font-strong text-accent">
          {feature.action}{' '}
          <Glyph
            name="arrow"
            size={16}
            className="transition-[translate] ease-out group-hover/feature:translate-x-0.75"
          />
        </span>
      </span>
    </NavLink>
  );
}
