'use client';

import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** A link that is marked on its page, and on the pages below it. */
export function NavLink(props: { href: string; className: string; prefetch?: boolean; children: ReactNode }) {
  const path = usePathname();
  const current = path === props.href ? 'page' : path.startsWith(`${props.href}/`) || undefined;
  return <Link {...props} aria-current={current} />;
}
