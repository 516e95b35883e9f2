import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/auth/auth-card';
import { AuthNotice } from '@/components/auth/auth-notice';
import { AuthPage } from '@/components/auth/auth-page';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { safeNext } from '@/lib/auth/safe-next';
import { currentVisitor } from '@/lib/auth/visitor';
import { site } from '@/lib/content/site';

export const metadata: Metadata = {
  title: 'Sign in',
  description:
    'Sign in or create an account to send a demo request or open the demo request dashboard. Email and password, nothing else.',
};

type Query = Record<'next' | 'tab' | 'notice', string | undefined>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { next, tab, notice } = await searchParams;
  const target = safeNext(next);
  const visitor = await currentVisitor();
  // The database may know of the end of a session before the auth service does: without this the two would send the
  // visitor to and fro.
  if (visitor.state === 'signed-in' && notice !== 'session-ended') redirect(target);

  return (
    <AuthPage
      title="A person answers every request"
      lead="Sent here from the demo form? Your answers are kept in this tab. After you sign in the form opens again, filled in. Nothing is sent until you press submit."
    >
      <AuthCard title={`${site.name} Dashboard`} text="Sign in to access the demo request dashboard">
        <AuthNotice notice={notice} account />
        <AuthTabs initial={tab === 'sign-up' ? 'sign-up' : 'sign-in'} next={target} />
      </AuthCard>
    </AuthPage>
  );
}
