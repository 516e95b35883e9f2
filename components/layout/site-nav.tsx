import { Glyph } from '@/components/ui/glyph';
import { isMenu, type Menu, type Entry } from '@/lib/content/navigation';
import { MenuBehaviour } from './menu-behaviour';
import { MenuPanel } from './menu-panel';
import { NavLink } from './nav-link';
import './site-header.css';

/**
 * The desktop navigation. A menu is a button and a native popover, so it opens by click and keyboard
 * without any script; the behaviour around it adds hover and arrow keys.
 */
export function SiteNav({ items }: { items: (Entry | Menu)[] }) {
  return (
    <MenuBehaviour>
      <ul className="flex">
        {items.map((item) => (
          <li key={item.label} className="site-nav__item">
            {isMenu(item) ? (
              <>
                <button className="site-nav__link" type="button" popoverTarget={`menu-${item.id}`}>
                  {item.label}
                  <Glyph name="chevron" size={16} />
                </button>
                <MenuPanel id={`menu-${item.id}`} menu={item} />
              </>
            ) : (
              <NavLink className="site-nav__link" href={item.href}>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </MenuBehaviour>
  );
}
