import { Field } from '@/components/ui/field';
import { authForms } from '@/content/words/auth';

/**
 * The address of an account, checked by the browser itself.
 *
 * @param email Kept from a form that was posted without scripts.
 */
export function EmailField({
  id,
  label = authForms.email.label,
  email,
  error,
  helper,
}: {
  id: string;
  label?: string;
  email?: string | undefined;
  error?: string | undefined;
  helper?: string | undefined;
}) {
  return (
    <Field id={id} label={label} error={error} helper={helper}>
      {(wiring) => (
        <input
          {...wiring}
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
          placeholder={authForms.email.placeholder}
        />
      )}
    </Field>
  );
}
