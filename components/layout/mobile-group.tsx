'use client';

import { usePathname } from 'next/navigation';
import { Glyph } from '@/components/ui/glyph';
import { NavLink } from './nav-link';

interface GroupLink {
  label: string;
  href: string;
}

/** A group of the slide-out menu that opens and closes. It starts open around the current page. */
export function MobileGroup({ label, entries }: { label: string; entries: GroupLink[] }) {
  const pathname = usePathname();
  return (
    <details className="mobile-menu__fold" open={entries.some((entry) => entry.href === pathname)}>
      <summary className="mobile-menu__row">
        {label}
        <Glyph name="chevron" size={20} />
      </summary>
      <ul className="mobile-menu__group">
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavLink className="mobile-menu__sub" href={entry.href}>
              {entry.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
