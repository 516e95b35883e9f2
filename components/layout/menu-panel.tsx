import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Entry, Menu } from '@/lib/content/navigation';
import { MenuFeature } from './menu-feature';
import { NavLink } from './nav-link';
import './site-header.css';

/** The panel of one menu: rows of links and, when it has one, a foot and a featured card at its side. */
export function MenuPanel({ id, menu }: { id: string; menu: Menu }) {
  return (
    <div id={id} className={menu.feature ? 'menu menu--wide' : 'menu'} popover="auto">
      <div className="menu__card">
        <div className="menu__main">
          <ul className="menu__list">
            {menu.entries.map((entry) => (
              <li key={entry.href}>
                <MenuRow entry={entry} />
              </li>
            ))}
          </ul>
          {menu.foot && (
            <div className="menu__foot">
              <span className="help">{menu.foot.text}</span>
              <NavLink
                className={buttonClass({ variant: 'tertiary', size: 'compact' })}
                href={menu.foot.link.href}
              >
                {menu.foot.link.label} <Glyph name="arrow" size={16} />
              </NavLink>
            </div>
          )}
        </div>
        {menu.feature && <MenuFeature feature={menu.feature} />}
      </div>
    </div>
  );
}

function MenuRow({ entry }: { entry: Entry }) {
  return (
    <NavLink className={entry.glyph ? 'menu-row menu-row--glyph' : 'menu-row'} href={entry.href}>
      {entry.glyph && (
        <span className="menu-row__glyph">
          <Glyph name={entry.glyph} size={20} />
        </span>
      )}
      <span>
        <span className="menu-row__name">{entry.label}</span>
        {entry.text && <span className="menu-row__text">{entry.text}</span>}
      </span>
    </NavLink>
  );
}
