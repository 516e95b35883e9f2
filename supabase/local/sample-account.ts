import { createClient } from '@supabase/supabase-js';
import { site } from '../../content/site.ts';
import type { Keys } from '../../scripts/process/data-folder.ts';
import type { Mailbox } from './mailbox.ts';

export type SampleAccount = { email: string; password: string };

/** Makes the sample account as a visitor would: mail, code, password. */
export async function ensureSampleAccount(url: string, keys: Keys, mailbox: Mailbox): Promise<SampleAccount> {
  const account = { email: `sales@${site.mailDomain}`, password: keys.samplePassword };
  const { email, password } = account;
  const { auth } = createClient(url, keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error: signInError } = await auth.signInWithPassword(account);
  if (signInError) {
    await auth.signInWithOtp({ email });
    const mail = mailbox.mails.find(({ To }) => To.some(({ Address }) => Address === email));
    const token = /^\d{8}$/m.exec(mail?.Text ?? '')?.[0];
    if (!token) return account;
    const { error } = await auth.verifyOtp({ type: 'email', email, token });
    if (error) throw error;
    const { error: unset } = await auth.updateUser({ password });
    if (unset) throw unset;
  }
  await auth.signOut({ scope: 'local' });
  return account;
}
