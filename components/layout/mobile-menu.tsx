import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { SidePanel } from '@/components/ui/side-panel';
import { frame } from '@/content/messages/layout';
import { isMenu } from '@/content/navigation.schema';
import type { Entry, Menu } from '@/content/navigation.schema';
import { AccountEntries } from './account-entries';
import { MobileGroup } from './mobile-group';
import { NavLink } from './nav-link';
import { NoscriptNote } from './noscript-note';

export const mobileMenuId = 'mobile-menu';

export function MobileMenu({ items }: { items: (Entry | Menu)[] }) {
  return (
    <SidePanel
      id={mobileMenuId}
      title={frame.menu}
      foot={
        <>
          <RequestDemoButton full />
          <NoscriptNote className="wrap-anywhere" />
        </>
      }
    >
      <nav aria-label={frame.menu}>
        <ul>
          {items.flatMap(listRows).map((row) => (
            <li key={row.label}>
              {'entries' in row ? (
                <MobileGroup label={row.label} entries={row.entries} />
              ) : (
                <NavLink className="mobile-row" href={row.href}>
                  {row.label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="when-signed-in mbs-2 border-bs border-line pbs-2">
        <AccountEntries variant="phone" />
      </div>
    </SidePanel>
  );
}

/** Returns the rows of an entry; groups of one become plain links. */
function listRows(item: Entry | Menu): (Entry | { label: string; entries: Entry[] })[] {
  if (!isMenu(item)) return [item];
  if (item.onPhones === 'rows') {
    return item.entries.map((entry) => ({ ...entry, label: `${item.label}: ${entry.label}` }));
  }
  const entries = [...(item.feature ? [item.feature] : []), ...item.entries, ...(item.foot ?? [])];
  return [{ label: item.label, entries: entries.map(({ label, href }) => ({ label, href })) }];
}
