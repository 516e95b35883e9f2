'use client';

import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Tells whether a path is a page or below it, in the way of `aria-current`. */
export const getCurrent = (path: string, href: string) =>
  path === href ? 'page' : path.startsWith(`${href}/`) || undefined;

/** A link that is marked on its page, and on the pages below it. */
export function NavLink(props: { href: string; className: string; prefetch?: boolean; children: ReactNode }) {
  return <Link {...props} aria-current={getCurrent(usePathname(), props.href)} />;
}
