'use client';

import { Field } from '@/components/ui/field';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { messages } from '@/lib/auth/messages';
import { setNewPassword } from '@/lib/auth/recovery-actions';
import * as routes from '@/lib/routes';
import { PasswordInput } from './password-input';
import { SubmitButton } from './submit-button';
import { useAuthForm } from './use-auth-form';

/** Sets a new password, after a reset link was followed. */
export function NewPasswordForm() {
  const { state, pending, form, reload } = useAuthForm(
    setNewPassword,
    messages.unexpected,
    routes.resetPassword,
  );
  return (
    <form {...form} className="grid gap-3">
      <Field
        id="new-password"
        label="New password"
        helper="At least 6 characters"
        {...(state.status === 'failed' && { error: state.message })}
      >
        {(wiring) => (
          <PasswordInput {...wiring} name="password" required minLength={6} autoComplete="new-password" />
        )}
      </Field>
      <SubmitButton full pending={pending}>
        Change password
      </SubmitButton>
      {reload && <OutdatedNote onReload={reload} />}
    </form>
  );
}
