import { Glyph } from '@/components/ui/glyph';
import { isMenu, type Menu, type Entry } from '@/lib/content/navigation';
import { MenuBehaviour } from './menu-behaviour';
import { MenuPanel } from './menu-panel';
import { NavLink } from './nav-link';
import { tw } from '../ui/tw';
import './site-header.css';

const link = tw`site-nav__link inline-flex items-center gap-px rounded-control px-1 text-sm leading-[1.333] tracking-[-0.005em] whitespace-nowrap min-block-10 min-[1280px]:gap-0.75 min-[1280px]:px-2.5 min-[1280px]:text-ui`;

/**
 * The desktop navigation. A menu is a button and a native popover, so it opens by click and keyboard
 * without any script; the behaviour around it adds hover and arrow keys.
 */
export function SiteNav({ items }: { items: (Entry | Menu)[] }) {
  return (
    <MenuBehaviour>
      <ul className="flex">
        {items.map((item) => (
          // As tall as the header, so that no gap closes a menu on the way from the trigger to its panel.
          <li
            key={item.label}
            className="site-nav__item group/menu flex items-center transition-[block-size] duration-200 ease-out block-(--bar)"
          >
            {isMenu(item) ? (
              <>
                <button className={link} type="button" popoverTarget={`menu-${item.id}`}>
                  {item.label}
                  <Glyph
                    name="chevron"
                    size={16}
                    className="text-ink-3 transition-[rotate] duration-200 ease-out group-has-[:popover-open]/menu:rotate-180 max-[1280px]:size-3 max-[1280px]:stroke-2"
                  />
                </button>
                <MenuPanel id={`menu-${item.id}`} menu={item} />
              </>
            ) : (
              <NavLink className={link} href={item.href}>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </MenuBehaviour>
  );
}
