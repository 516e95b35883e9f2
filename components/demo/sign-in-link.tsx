'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';

/** Leads to sign-in, and from there back to this page. */
export function SignInLink() {
  return (
    <Link className="link" href={`/auth?next=${encodeURIComponent(usePathname())}`} prefetch={false}>
      Sign in
    </Link>
  );
}
