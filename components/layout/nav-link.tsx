'use client';

import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export function NavLink(props: { href: string; className: string; prefetch?: boolean; children: ReactNode }) {
  const current = usePathname() === props.href;
  return <Link {...props} aria-current={current ? 'page' : undefined} />;
}
