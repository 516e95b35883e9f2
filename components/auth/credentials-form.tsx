'use client';

import { Link } from '@/components/ui/link';
import { signIn, signUp } from '@/lib/auth/actions';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { authForms, authMessages } from '@/content/words/auth';
import * as routes from '@/lib/routes';
import { CredentialsFields } from './credentials-fields';
import { ResendForm } from './resend-form';
import { SubmitButton } from './submit-button';
import { fieldFault, UnreachedNote } from './unreached-note';
import { useAuthForm } from './use-auth-form';
import { WaitingForMail } from './waiting-for-mail';
import '@/components/ui/controls.css';

export type AuthTab = 'sign-in' | 'sign-up';

/**
 * E-mail and password: to sign in, or to make an account.
 *
 * @param onConfirmed Called when an account that was made here is confirmed in another browser.
 */
export function CredentialsForm({
  mode,
  next,
  onConfirmed,
}: {
  mode: AuthTab;
  next: string;
  onConfirmed: () => void;
}) {
  const address = routes.asking(routes.auth, { tab: mode, next });
  const forms = {
    'sign-in': useAuthForm(signIn, address, authMessages.signInFailed),
    'sign-up': useAuthForm(signUp, address, authMessages.signUpFailed),
  };
  const { state, pending, form, reload } = forms[mode];
  const failed = state.status === 'failed' ? state : null;
  const created = state.status === 'done' ? state : null;
  const resendTo = created?.email ?? (failed?.unconfirmed ? failed.email : undefined);
  const { label, busy } = mode === 'sign-in' ? authForms.signIn : authForms.signUp;
  return (
    <>
      {created && <WaitingForMail email={created.email ?? ''} onConfirmed={onConfirmed} />}
      <form {...form} className="grid gap-3">
        <input type="hidden" name="next" value={next} />
        <CredentialsFields mode={mode} email={failed?.email ?? created?.email} error={fieldFault(state)} />
        <UnreachedNote state={state} />
        <SubmitButton full pending={pending} busy={busy}>
          {label}
        </SubmitButton>
        {reload && <OutdatedNote onReload={reload} />}
      </form>
      {resendTo && <ResendForm email={resendTo} />}
      <p className="text-sm leading-5.5 text-ink-2">
        {mode === 'sign-in' ? (
          <Link className="link" href={routes.resetPassword} prefetch={false}>
            {authForms.forgotPassword}
          </Link>
        ) : (
          authForms.confirmed
        )}
      </p>
    </>
  );
}
