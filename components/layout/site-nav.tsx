import { Icon } from '@/components/ui/icon';
import { isMenu } from '@/content/navigation.schema';
import type { Menu, Entry } from '@/content/navigation.schema';
import { MenuBar, NavMenu } from './nav-menu';
import { MenuPanel } from './menu-panel';
import { NavLink } from './nav-link';
import { tw } from '../ui/tw';

// As tall as the header, so that the mouse reaches the panel without a gap.
const item = tw`flex items-center transition-[block-size] duration-200 ease-out [anchor-name:--menu] [anchor-scope:--menu] block-(--bar)`;
/** The focus ring is inset, because the neighbors are close. */
const focus = tw`focus-visible:shadow-none focus-visible:-outline-offset-2`;
const chosen = tw`hover:text-ink in-[li:has([aria-current])]:font-semibold in-[li:has([aria-current],:popover-open)]:text-ink`;
const link = tw`inline-flex items-center gap-px rounded-control px-1 text-sm leading-[1.333] font-normal tracking-[-0.005em] whitespace-nowrap text-ink-2 transition-[color] min-block-10 min-[1280px]:gap-0.75 min-[1280px]:px-2.5 min-[1280px]:text-md ${focus} ${chosen}`;

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
                    className="text-ink-3 transition-[rotate] duration-200 ease-out in-[li:has(:popover-open)]:rotate-180 max-[1280px]:size-3 max-[1280px]:stroke-2"
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
