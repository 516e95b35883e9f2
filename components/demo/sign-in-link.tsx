'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { actions } from '@/content/words/actions';
import * as routes from '@/lib/routes';

/** Leads to sign-in, and from there back to this page. */
export function SignInLink() {
  return (
    <Link className="link" href={routes.asking(routes.auth, { next: usePathname() })} prefetch={false}>
      {actions.signIn}
    </Link>
  );
}
