'use client';

import { Link } from '@/components/ui/link';
import { Field } from '@/components/ui/field';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { authForms } from '@/content/words/auth';
import { setNewPassword } from '@/lib/auth/recovery-actions';
import * as routes from '@/lib/routes';
import { PasswordInput } from './password-input';
import { SubmitButton } from './submit-button';
import { fieldFault, UnreachedNote } from './unreached-note';
import { useAuthForm } from './use-auth-form';

/** Sets a new password, after a reset link was followed. */
export function NewPasswordForm() {
  const { state, pending, form, reload } = useAuthForm(setNewPassword, routes.resetPassword);
  return (
    <form {...form} className="grid gap-3">
      <Field
        id="new-password"
        label={authForms.newPassword.label}
        helper={authForms.password.helper}
        error={fieldFault(state)}
      >
        {(wiring) => (
          <PasswordInput {...wiring} name="password" required minLength={6} autoComplete="new-password" />
        )}
      </Field>
      <UnreachedNote state={state} />
      <SubmitButton full pending={pending}>
        {authForms.newPassword.submit}
      </SubmitButton>
      {reload && <OutdatedNote onReload={reload} />}
      {state.status === 'failed' && state.spent && (
        <Link
          className="link"
          href={routes.asking(routes.resetPassword, { notice: 'link-spent' })}
          prefetch={false}
        >
          {authForms.newPassword.newLink}
        </Link>
      )}
    </form>
  );
}
