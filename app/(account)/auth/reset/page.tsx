import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountForm } from '@/components/auth/account-form';
import { AuthPage } from '@/components/auth/auth-page';
import { authPages } from '@/content/messages/auth';

const words = authPages.reset;

export const metadata: Metadata = words.meta;

export default async function Page() {
  // The policy of account pages has a nonce, so they are rendered per request.
  await connection();
  return (
    <AuthPage title={words.title} lead={words.lead}>
      <AccountForm mode="reset" next="/" />
    </AuthPage>
  );
}
