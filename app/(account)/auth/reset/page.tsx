import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { AuthNotice } from '@/components/auth/auth-notice';
import { AuthPage } from '@/components/auth/auth-page';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { ResetRequestForm } from '@/components/auth/reset-request-form';
import { mayChoosePassword } from '@/lib/auth/visitor';
import { site } from '@/lib/content/site';

export const metadata: Metadata = {
  title: 'Set a new password',
  description:
    'Ask for a link to set a new password for your account, or set the new one if you came here from the link in your email.',
};

export default async function Page({ searchParams }: { searchParams: Promise<{ notice?: string }> }) {
  const { notice } = await searchParams;
  const followedLink = await mayChoosePassword();
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
