import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { AuthPage } from '@/components/auth/auth-page';
import { Button } from '@/components/ui/button';
import { authPages } from '@/content/words/auth-pages';
import { followStoredLink } from '@/lib/auth/recovery-actions';
import { parseStoredLink } from '@/lib/auth/follow-link';
import { linkCookieName } from '@/lib/auth/mail-cookies';
import { bringsSession } from '@/lib/auth/visitor';
import * as routes from '@/lib/routes';

const words = authPages.continue;

export const metadata: Metadata = words.meta;

export default async function Page() {
  const jar = await cookies();
  const link = parseStoredLink(jar.get(linkCookieName())?.value);
  if (!link) redirect(routes.asking(routes.auth, { notice: 'link-spent' }));
  return (
    <AuthPage
      title={words.title}
      lead={(await bringsSession()) ? words.signedIn : words.elsewhere}
      card={words.card}
    >
      <form action={followStoredLink}>
        <Button type="submit" full>
          {words.purposes[link.type]}
        </Button>
      </form>
    </AuthPage>
  );
}
