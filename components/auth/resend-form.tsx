'use client';

import { Button } from '@/components/ui/button';
import { messages } from '@/lib/auth/messages';
import { resendConfirmation } from '@/lib/auth/recovery-actions';
import { useAuthForm } from './use-auth-form';

/** Sends the confirmation link again. */
export function ResendForm({ email }: { email: string }) {
  const { state, pending, form } = useAuthForm(resendConfirmation, messages.unexpected);
  return (
    <form {...form} className="auth-card__resend">
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="secondary" size="compact" disabled={pending} loading={pending}>
        Send the link again
      </Button>
      {state.status !== 'idle' && <p className="help">{state.message}</p>}
    </form>
  );
}
