'use client';

import { OutdatedNote } from '@/components/ui/outdated-note';
import { authForms } from '@/content/words/auth';
import { requestReset } from '@/lib/auth/recovery-actions';
import * as routes from '@/lib/routes';
import { EmailField } from './email-field';
import { SubmitButton } from './submit-button';
import { fieldFault, UnreachedNote } from './unreached-note';
import { useAuthForm } from './use-auth-form';

/** Asks for the address to which the reset link goes. */
export function ResetRequestForm() {
  const { state, pending, form, reload } = useAuthForm(requestReset, routes.resetPassword);
  const email = 'email' in state ? state.email : undefined;
  return (
    <form {...form} className="grid gap-3">
      <EmailField
        id="reset-email"
        email={email}
        error={fieldFault(state)}
        helper={state.status === 'done' ? state.message : undefined}
      />
      <UnreachedNote state={state} />
      <SubmitButton full pending={pending}>
        {authForms.reset.submit}
      </SubmitButton>
      {reload && <OutdatedNote onReload={reload} />}
    </form>
  );
}
