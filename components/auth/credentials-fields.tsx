import { Field } from '@/components/ui/field';
import { authForms } from '@/content/words/auth';
import { EmailField } from './email-field';
import { PasswordInput } from './password-input';

/**
 * E-mail and password, checked by the browser itself.
 *
 * @param email Kept from a form that was posted without scripts.
 */
export function CredentialsFields({
  mode,
  email,
  error,
}: {
  mode: 'sign-in' | 'sign-up';
  email?: string | undefined;
  error?: string | undefined;
}) {
  const signUp = mode === 'sign-up';
  return (
    <div className="grid gap-2">
      <EmailField id="auth-email" email={email} />
      <Field
        id="auth-password"
        label={authForms.password.label}
        error={error}
        {...(signUp && { helper: authForms.password.helper })}
      >
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="password"
            required
            autoComplete={signUp ? 'new-password' : 'current-password'}
            {...(signUp && { minLength: 6 })}
          />
        )}
      </Field>
    </div>
  );
}
