import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/auth/auth-card';
import { AuthPage } from '@/components/auth/auth-page';
import { Button } from '@/components/ui/button';
import { followStoredLink } from '@/lib/auth/recovery-actions';
import { parseStoredLink } from '@/lib/auth/follow-link';
import { linkCookieName } from '@/lib/auth/mail-cookies';
import { bringsSession } from '@/lib/auth/visitor';
import { site } from '@/lib/content/site';
import * as routes from '@/lib/routes';

export const metadata: Metadata = {
  title: 'Continue from your email',
  description:
    'You followed a link from our email in a browser that did not ask for it. Nothing happens until you say that it was you.',
};

const leads = {
  elsewhere:
    'This browser did not ask for the email you come from. If you did, somewhere else, go on. If not, close this page; nothing has happened.',
  signedIn:
    'Somebody is signed in here already. Going on ends that and opens the account the email was sent to. If you did not ask for the email, close this page; nothing has happened.',
};
const purposes = { signup: 'Confirm your email', recovery: 'Set a new password' };

export default async function Page() {
  const jar = await cookies();
  const link = parseStoredLink(jar.get(linkCookieName())?.value);
  if (!link) redirect(routes.asking(routes.auth, { notice: 'link-spent' }));
  return (
    <AuthPage
      title="Continue from your email"
      lead={(await bringsSession()) ? leads.signedIn : leads.elsewhere}
    >
      <AuthCard title={`${site.name} Dashboard`} text="The link works once, within one hour.">
        <form action={followStoredLink}>
          <Button type="submit" full>
            {purposes[link.type]}
          </Button>
        </form>
      </AuthCard>
    </AuthPage>
  );
}
