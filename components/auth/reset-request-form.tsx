'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { messages } from '@/lib/auth/messages';
import { requestReset } from '@/lib/auth/recovery-actions';
import { useAuthForm } from './use-auth-form';

/** Asks for the address to which the reset link goes. */
export function ResetRequestForm() {
  const { state, pending, form } = useAuthForm(requestReset, messages.unexpected);
  const email = 'email' in state ? state.email : undefined;
  return (
    <form {...form} className="auth-card__form">
      <Field
        id="reset-email"
        label="Email"
        {...(state.status === 'failed' && { error: state.message })}
        {...(state.status === 'done' && { helper: state.message })}
      >
        {(wiring) => (
          <input
            {...wiring}
            name="email"
            type="email"
            required
            autoComplete="username"
            defaultValue={email}
            placeholder="you@company.example"
          />
        )}
      </Field>
      <Button type="submit" full disabled={pending} loading={pending}>
        Send reset link
      </Button>
    </form>
  );
}
