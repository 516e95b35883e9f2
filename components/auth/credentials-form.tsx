'use client';

import { Link } from '@/components/ui/link';
import { Glyph } from '@/components/ui/glyph';
import { signIn, signUp } from '@/lib/auth/actions';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { messages } from '@/lib/auth/messages';
import * as routes from '@/lib/routes';
import { CredentialsFields } from './credentials-fields';
import { ResendForm } from './resend-form';
import { SubmitButton } from './submit-button';
import { useAuthForm } from './use-auth-form';
import '@/components/ui/controls.css';

export type AuthTab = 'sign-in' | 'sign-up';

/** E-mail and password: to sign in, or to make an account. */
export function CredentialsForm({ mode, next }: { mode: AuthTab; next: string }) {
  const address = routes.asking(routes.auth, { tab: mode, next });
  const forms = {
    'sign-in': useAuthForm(signIn, messages.signInFailed, address),
    'sign-up': useAuthForm(signUp, messages.signUpFailed, address),
  };
  const { state, pending, form, reload } = forms[mode];
  const failed = state.status === 'failed' ? state : null;
  const created = state.status === 'done' ? state : null;
  const resendTo = created?.email ?? (failed?.unconfirmed ? failed.email : undefined);
  const label = mode === 'sign-in' ? 'Sign In' : 'Sign Up';
  const busy = mode === 'sign-in' ? 'Signing in...' : 'Creating account...';
  return (
    <>
      {created && (
        <div className="note">
          <Glyph name="mail" size={20} />
          <p>
            Open the link we sent to {created.email}. This page moves on by itself. No mail? You may already
            have an account.
          </p>
        </div>
      )}
      <form {...form} className="grid gap-3">
        <input type="hidden" name="next" value={next} />
        <CredentialsFields mode={mode} email={failed?.email ?? created?.email} error={failed?.message} />
        <SubmitButton full pending={pending} busy={busy}>
          {label}
        </SubmitButton>
        {reload && <OutdatedNote onReload={reload} />}
      </form>
      {resendTo && <ResendForm email={resendTo} />}
      <p className="text-sm leading-5.5 text-ink-2">
        {mode === 'sign-in' ? (
          <Link className="link" href={routes.resetPassword} prefetch={false}>
            Forgot password?
          </Link>
        ) : (
          'Every address is confirmed by email before the dashboard opens.'
        )}
      </p>
    </>
  );
}
