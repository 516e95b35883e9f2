import 'server-only';
import { attempt } from '@/lib/security/limits';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { createUnkeptSupabase } from '@/lib/supabase/server';
import { pendingAccount } from './pending-mails';

/**
 * Whether the account that this browser made was confirmed meanwhile, wherever that was. It signs nobody in: who made an
 * account need not be who holds the mailbox (follow-link.ts).
 *
 * It cannot be asked who has an account. The browser is known by the account's id, which the auth service tells only to
 * who makes one and which a cookie keeps from scripts; for an address that was taken the id is made up, and waits for ever.
 *
 * @returns null where that is not known now.
 */
export async function confirmedElsewhere(): Promise<boolean | null> {
  const account = await pendingAccount();
  if (!account) return false;
  if ((await attempt('waiting')) > 0) return null;
  const supabase = await createUnkeptSupabase();
  const answer = await answerOf(() => supabase.rpc('account_is_confirmed', { p_account: account }));
  if (!answer.error) return answer.data;
  await logFailure('warn', 'confirmation-not-asked', answer);
  return null;
}
