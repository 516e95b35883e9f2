import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthNotice, LINK_SPENT } from '@/components/auth/auth-notice';
import { AuthPage } from '@/components/auth/auth-page';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { ResendForm } from '@/components/auth/resend-form';
import { authPages } from '@/content/words/auth-pages';
import { safeNext } from '@/lib/auth/safe-next';
import { currentVisitor } from '@/lib/auth/visitor';

const words = authPages.signIn;

export const metadata: Metadata = words.meta;

type Query = Record<'next' | 'tab' | 'notice', string | undefined>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { next, tab, notice } = await searchParams;
  const target = safeNext(next);
  const visitor = await currentVisitor();
  // The database may know of the end of a session before the auth service does: without this the two would send the
  // visitor to and fro.
  if (visitor.state === 'signed-in' && notice !== 'session-ended') redirect(target);

  return (
    <AuthPage title={words.title} lead={words.lead} card={words.card}>
      <AuthNotice notice={notice} account />
      <AuthTabs initial={tab === 'sign-up' ? 'sign-up' : 'sign-in'} next={target} />
      {notice === LINK_SPENT && (
        <div className="border-bs border-line pbs-5">
          <ResendForm />
        </div>
      )}
    </AuthPage>
  );
}
