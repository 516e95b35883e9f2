import { Icon } from '@/components/ui/icon';
import { isMenu } from '@/content/navigation.schema';
import type { Menu, Entry } from '@/content/navigation.schema';
import { MenuBar, NavMenu } from './nav-menu';
import { MenuPanel } from './menu-panel';
import { NavLink } from './nav-link';

export function SiteNav({ items }: { items: (Entry | Menu)[] }) {
  return (
    <MenuBar>
      <ul className="flex">
        {items.map((entry) =>
          isMenu(entry) ? (
            <NavMenu
              key={entry.label}
              id={`menu-${entry.id}`}
              className="menu-item"
              triggerClassName="menu-link"
              isWide={Boolean(entry.feature)}
              trigger={
                <>
                  {entry.label}
                  <Icon
                    name="chevron"
                    size={16}
                    className="text-ink-3 eased-turn in-[li:has(:popover-open)]:rotate-180 max-xl:size-3 max-xl:stroke-2"
                  />
                </>
              }
            >
              <MenuPanel menu={entry} />
            </NavMenu>
          ) : (
            <li key={entry.label} className="menu-item">
              <NavLink className="menu-link" href={entry.href}>
                {entry.label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </MenuBar>
  );
}
