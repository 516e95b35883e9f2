'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import type { Entry } from '@/content/navigation.schema';
import { getCurrent, NavLink } from './nav-link';

export function MobileGroup({ label, entries }: { label: string; entries: Pick<Entry, 'label' | 'href'>[] }) {
  const pathname = usePathname();
  return (
    <details className="group" open={entries.some(({ href }) => getCurrent(pathname, href))}>
      <summary className="mobile-row">
        {label}
        <Icon name="chevron" size={20} className="text-ink-3 eased-turn group-open:rotate-180" />
      </summary>
      <ul className="mx-5 mbe-2 border-s border-line ps-4">
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavLink className="mobile-sub-row" href={entry.href}>
              {entry.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
