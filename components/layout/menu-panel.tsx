import { cx } from 'class-variance-authority';
import { getButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Entry, Menu } from '@/content/navigation.schema';
import { MenuFeature } from './menu-feature';
import { NavLink } from './nav-link';

export function MenuPanel({ menu }: { menu: Menu }) {
  const isWide = Boolean(menu.feature);
  return (
    <div
      className={cx(
        'grid overflow-hidden rounded-card border border-line bg-surface-1 shadow-card',
        isWide && 'grid-cols-[minmax(0,1fr)_240px]',
      )}
    >
      <div className={cx('flex flex-col', isWide ? 'p-3' : 'p-2')}>
        <ul className={cx('grid gap-x-1 gap-y-0.5', isWide && 'grid-cols-2')}>
          {menu.entries.map((entry) => (
            <li key={entry.href}>
              <MenuRow entry={entry} />
            </li>
          ))}
        </ul>
        {menu.foot && (
          <ul className="m-[auto_12px_0] flex gap-x-6 border-bs border-line pbs-3 pbe-1">
            {menu.foot.map(({ label, href }) => (
              <li key={href}>
                <NavLink className={getButtonClass({ variant: 'tertiary', size: 'compact' })} href={href}>
                  {label} <Icon name="arrow" size={16} />
                </NavLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {menu.feature && <MenuFeature feature={menu.feature} />}
    </div>
  );
}

function MenuRow({ entry }: { entry: Entry }) {
  return (
    <NavLink className={cx('group/row menu-row', entry.glyph ? 'p-3' : 'px-3 py-2.5')} href={entry.href}>
      {entry.glyph && (
        <span className="menu-glyph">
          <Icon name={entry.glyph} size={20} />
        </span>
      )}
      <span>
        <span className="block text-base leading-5 font-bold">{entry.label}</span>{' '}
        {entry.text && <span className="block text-help">{entry.text}</span>}
      </span>
    </NavLink>
  );
}
