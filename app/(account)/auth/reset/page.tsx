import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { AuthNotice } from '@/components/auth/auth-notice';
import { AuthPage } from '@/components/auth/auth-page';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { ResetRequestForm } from '@/components/auth/reset-request-form';
import { hasMailboxProof } from '@/lib/auth/mailbox-proof';
import { readUser } from '@/lib/auth/read-user';
import { site } from '@/lib/content/site';
import { createSupabase } from '@/lib/supabase/server';

export const metadata: Metadata = {
  title: 'Set a new password',
  description:
    'Ask for a link to set a new password for your account, or set the new one if you came here from the link in your email.',
};

export default async function Page({ searchParams }: { searchParams: Promise<{ notice?: string }> }) {
  const { notice } = await searchParams;
  const supabase = await createSupabase();
  const visitor = await readUser(supabase);
  const followedLink = visitor.state === 'signed-in' && (await hasMailboxProof(supabase));
  return (
    <AuthPage
      title="Set a new password"
      lead={
        followedLink
          ? 'You followed the link from our email. The password you choose now ends every other session of your account.'
          : 'We email a link to the address of your account. It works once, within one hour.'
      }
    >
      <AuthCard
        title={`${site.name} Dashboard`}
        text={followedLink ? 'Choose a new password' : 'Where should the link go?'}
      >
        <AuthNotice notice={notice} />
        {followedLink ? <NewPasswordForm /> : <ResetRequestForm />}
      </AuthCard>
    </AuthPage>
  );
}
