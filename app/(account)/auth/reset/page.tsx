import type { Metadata } from 'next';
import { AuthNotice } from '@/components/auth/auth-notice';
import { AuthPage } from '@/components/auth/auth-page';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { ResetRequestForm } from '@/components/auth/reset-request-form';
import { authPages } from '@/content/words/auth-pages';
import { mayChoosePassword } from '@/lib/auth/visitor';
import { WaitingNote } from '@/components/auth/waiting-note';

const words = authPages.reset;

export const metadata: Metadata = words.meta;

export default async function Page({ searchParams }: { searchParams: Promise<{ notice?: string }> }) {
  const { notice } = await searchParams;
  const followedLink = await mayChoosePassword();
  const { lead, card } = followedLink ? words.choose : words.ask;
  return (
    <AuthPage title={words.title} lead={lead} card={card}>
      <AuthNotice notice={notice} />
      {followedLink ? <NewPasswordForm /> : <ResetRequestForm />}
      {followedLink && <WaitingNote />}
    </AuthPage>
  );
}
