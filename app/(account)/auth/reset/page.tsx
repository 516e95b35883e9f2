import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AccountForm } from '@/components/auth/account-form';
import { AuthPage } from '@/components/auth/auth-page';
import { authPages } from '@/content/messages/auth';
import { restoreAuthForm } from '@/lib/auth/read-form';
import { readOutdatedForm } from '@/lib/security/outdated-form';

const words = authPages.reset;

export const metadata: Metadata = words.meta;

export default async function Page() {
  const initial = restoreAuthForm(readOutdatedForm(await headers()));
  return (
    <AuthPage title={words.title} lead={words.lead}>
      <AccountForm mode="reset" next="/" initial={initial} />
    </AuthPage>
  );
}
