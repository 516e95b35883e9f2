import { Icon } from '@/components/ui/icon';
import { isMenu } from '@/content/navigation.schema';
import type { Menu, Entry } from '@/content/navigation.schema';
import { MenuBar, NavMenu } from './nav-menu';
import { MenuPanel } from './menu-panel';
import { NavLink } from './nav-link';
import { tw } from '../ui/tw';

// As tall as the header, so that the mouse reaches the panel without a gap.
const item = tw`flex items-center transition-[block-size] duration-200 ease-out [anchor-name:--menu] [anchor-scope:--menu] block-(--bar)`;
const chosen = tw`hover:text-ink in-[li:has([aria-current])]:font-semibold in-[li:has([aria-current],:popover-open)]:text-ink`;
const link = tw`inline-flex items-center gap-px rounded-control px-1 text-sm font-normal whitespace-nowrap text-ink-2 focus-inset min-block-10 xl:gap-0.75 xl:px-2.5 xl:text-md ${chosen}`;

export function SiteNav({ items }: { items: (Entry | Menu)[] }) {
  return (
    <MenuBar>
      <ul className="flex">
        {items.map((entry) =>
          isMenu(entry) ? (
            <NavMenu
              key={entry.label}
              id={`menu-${entry.id}`}
              className={item}
              triggerClassName={link}
              isWide={Boolean(entry.feature)}
              trigger={
                <>
                  {entry.label}
                  <Icon
                    name="chevron"
                    size={16}
                    className="text-ink-3 transition-transform duration-200 ease-out in-[li:has(:popover-open)]:rotate-180 max-xl:size-3 max-xl:stroke-2"
                  />
                </>
              }
            >
              <MenuPanel menu={entry} />
            </NavMenu>
          ) : (
            <li key={entry.label} className={item}>
              <NavLink className={link} href={entry.href}>
                {entry.label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </MenuBar>
  );
}
