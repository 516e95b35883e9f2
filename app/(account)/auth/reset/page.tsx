import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AccountForm } from '@/components/auth/account-form';
import { AuthPage } from '@/components/auth/auth-page';
import { authPages } from '@/content/messages/auth';
import { restoreAuthForm } from '@/lib/auth/read-form';
import { readOutdatedForm } from '@/lib/security/outdated-form';
import { DashboardStill } from '../_components/dashboard-still';

const messages = authPages.reset;

export const metadata: Metadata = messages.meta;

export default async function Page() {
  const initial = restoreAuthForm(readOutdatedForm(await headers()));
  return (
    <AuthPage title={messages.title} lead={messages.lead} aside={<DashboardStill />}>
      <AccountForm mode="reset" initial={initial} />
    </AuthPage>
  );
}
