'use client';

import { OutdatedNote } from '@/components/ui/outdated-note';
import { authForms } from '@/content/words/auth';
import { resendConfirmation } from '@/lib/auth/recovery-actions';
import * as routes from '@/lib/routes';
import { EmailField } from './email-field';
import { SubmitButton } from './submit-button';
import { fieldFault, UnreachedNote } from './unreached-note';
import { useAuthForm } from './use-auth-form';

/**
 * Sends the confirmation link again.
 *
 * @param email The address, when it is known; otherwise it is asked for.
 */
export function ResendForm({ email }: { email?: string }) {
  const { state, pending, form, reload } = useAuthForm(resendConfirmation, routes.auth);
  return (
    <form {...form} className="grid justify-items-start gap-2">
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <EmailField
          id="resend-email"
          label={authForms.resend.label}
          email={'email' in state ? state.email : undefined}
        />
      )}
      <SubmitButton variant="secondary" size="compact" pending={pending}>
        {authForms.resend.submit}
      </SubmitButton>
      {reload && <OutdatedNote onReload={reload} />}
      <UnreachedNote state={state} />
      {state.status === 'done' && <p className="help">{state.message}</p>}
      {state.status === 'failed' && <p className="help">{fieldFault(state)}</p>}
    </form>
  );
}
