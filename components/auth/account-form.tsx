'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CodeStep } from '@/components/forms/code-step';
import { EmailInput } from '@/components/forms/email-input';
import { FailureNote } from '@/components/forms/failure-note';
import { type Failure, getFailureToast, useServerForm } from '@/components/forms/use-server-form';
import { AlertNote } from '@/components/ui/note';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link';
import { prepareToaster, showToast } from '@/components/ui/show-toast';
import { authForms, authMessages } from '@/content/messages/auth';
import { codeMessages } from '@/content/messages/code';
import { choosePassword, confirmAddress, sendCode, signIn, signUp } from '@/lib/auth/actions';
import { isUsable, noteMailing } from '@/lib/auth/mailed-code';
import { ACCOUNT_STEP_KEY, type AuthState, type CodeState, idle, PASSWORD_LENGTH } from '@/lib/auth/state';
import { readDraft } from '@/lib/demo/draft';
import * as routes from '@/lib/routes';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import { readTab, writeTab } from '@/lib/tab-storage';
import { SubmitButton } from './submit-button';

export type AuthMode = 'sign-in' | 'sign-up' | 'reset';

/** By the value of their button. */
const actions = {
  'sign-in': signIn,
  'sign-up': signUp,
  mail: sendCode,
  confirm: confirmAddress,
  password: choosePassword,
};

const modes: Record<
  AuthMode,
  { intent: keyof typeof actions; label: string; busy: string; confirm: string; failed: string }
> = {
  'sign-in': {
    intent: 'sign-in',
    ...authForms.signIn,
    confirm: authForms.confirm,
    failed: authMessages.signInFailed,
  },
  'sign-up': {
    intent: 'sign-up',
    ...authForms.signUp,
    confirm: authForms.confirm,
    failed: authMessages.signUpFailed,
  },
  reset: {
    intent: 'mail',
    label: codeMessages.mail,
    busy: codeMessages.mailing,
    confirm: authForms.newPassword.submit,
    failed: authMessages.unexpected,
  },
};

/**
 * Signs in, makes an account or sets a password. An unconfirmed address is confirmed by a mailed code in the same
 * form.
 */
export function AccountForm({
  mode,
  next: given,
  initial = idle,
}: {
  mode: AuthMode;
  next?: string | undefined;
  /** Not idle where an outdated form was posted. */
  initial?: AuthState;
}) {
  const router = useRouter();
  const address =
    mode === 'reset' ? routes.resetPassword : routes.signIn({ tab: mode, ...(given && { next: given }) });
  const next = given ?? '/';
  const server = useServerForm<AuthState, keyof typeof actions>(actions, initial, address);
  const { posted, state, setState, failure, pending, formActions, send } = server;
  const [typed, setTyped] = useState({ email: '', password: '' });
  const form = useRef<HTMLFormElement>(null);
  const { intent, label, busy, confirm, failed } = modes[mode];
  const code = state.status === 'code' ? state.code : null;
  const failedState = state.status === 'failed' ? state : null;
  const last = state.status === 'password' ? state : null;
  const isSignUp = mode === 'sign-up';

  useEffect(() => {
    const email = form.current?.elements.namedItem('email');
    // A visitor in the field may be typing.
    if (email instanceof HTMLInputElement && email !== document.activeElement)
      email.value ||= readStep()?.email ?? readDraft()?.values.email ?? '';
  }, []);
  // After a reload the code is still asked for. The password was not stored.
  const resume = useEffectEvent(() => {
    const storedStep = readStep();
    if (state.status === 'idle' && storedStep?.mode === mode && storedStep.code && isUsable(storedStep.code))
      setState({ status: 'code', code: storedStep.code });
  });
  useEffect(() => resume(), [mode]);

  const receive = (received: AuthState): AuthState => {
    const result =
      received.status === 'code' ? { ...received, code: noteMailing(received.code, code) } : received;
    if (result.status === 'code')
      keepStep({ mode, email: result.code.email, code: { ...result.code, error: undefined } });
    if (result.status === 'signed-in') keepStep(null);
    const isIn = result.status === 'signed-in' || result.status === 'password';
    const isLost = isIn && !hasSignedInFlag();
    const reply = 'message' in result ? result.message : undefined;
    const done = mode === 'reset' ? authMessages.passwordChanged : reply;
    const message = isLost ? authMessages.cookiesOff : result.status === 'signed-in' ? done : reply;
    const isRejected =
      isLost || result.status === 'failed' || (result.status === 'code' && result.isRejected);
    if (message) showToast(isRejected ? 'error' : 'success', message, { topic: 'auth' });
    if (result.status === 'signed-in' && !isLost) router.replace(result.next);
    return result;
  };
  const fail = (why: Failure) => {
    showToast('error', getFailureToast(why, failed), { topic: 'auth' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearStoredAuth();
    const data = new FormData(event.currentTarget);
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    const { email, password } = Object.fromEntries(data) as Record<string, string | undefined>;
    setTyped({ email: email ?? '', password: password ?? typed.password });
    send(value as keyof typeof actions, data, receive, fail);
  };
  const isNew = isSignUp || code !== null || last !== null;
  const passwordError = state.status === 'code' ? state.passwordError : (last?.error ?? failedState?.message);
  const passwordField = (
    <Field
      id="auth-password"
      label={mode === 'reset' || last ? authForms.newPassword.label : authForms.password.label}
      error={passwordError}
      {...(isNew && { helper: authForms.password.helper(PASSWORD_LENGTH) })}
    >
      {(wiring) => (
        <PasswordInput
          {...wiring}
          name="password"
          required
          defaultValue={typed.password}
          autoFocus={last !== null}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...(isNew && { minLength: PASSWORD_LENGTH })}
        />
      )}
    </Field>
  );

  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={prepareToaster}
      className="grid gap-3"
      // SessionSync leaves this page to the form then.
      data-signs-in={pending || last ? '' : undefined}
    >
      <input type="hidden" name="next" value={next} />
      {posted === state && state.status === 'code' && state.message && <AlertNote text={state.message} />}
      {last ? (
        <section className="grid gap-3" aria-labelledby="auth-last-title">
          <input type="hidden" name="email" autoComplete="username" value={last.email} />
          <h3 className="text-h4" id="auth-last-title">
            {authForms.lastStep.title}
          </h3>
          <p className="text-base leading-6 wrap-anywhere text-ink-2">
            {authForms.lastStep.text(last.email)}
          </p>
          {passwordField}
          <SubmitButton
            intent="password"
            formAction={formActions.password}
            label={authForms.lastStep.submit}
            busy={authForms.lastStep.busy}
            isPending={pending !== null}
          />
        </section>
      ) : code ? (
        <>
          <input type="hidden" name="email" autoComplete="username" value={code.email} />
          <CodeStep
            id="auth-code"
            code={code}
            pending={pending}
            messages={{ ...codeMessages, confirm, busy: authForms.confirming }}
            formActions={formActions}
            links={
              <Link
                className="link"
                href={address}
                prefetch={false}
                onClick={(event) => {
                  event.preventDefault();
                  setTyped({ ...typed, email: code.email });
                  keepStep(null);
                  setState(idle);
                }}
              >
                {codeMessages.changeEmail}
              </Link>
            }
          >
            {passwordField}
          </CodeStep>
        </>
      ) : (
        <>
          <div className="grid gap-2">
            <Field
              id="auth-email"
              label={authForms.email.label}
              error={mode === 'reset' ? failedState?.message : undefined}
            >
              {(wiring) => (
                <EmailInput
                  {...wiring}
                  autoComplete="username"
                  placeholder={authForms.email.placeholder}
                  defaultValue={failedState?.email ?? typed.email}
                />
              )}
            </Field>
            {mode !== 'reset' && passwordField}
          </div>
          <SubmitButton
            intent={intent}
            formAction={formActions[intent]}
            label={label}
            busy={busy}
            isPending={pending !== null}
          />
        </>
      )}
      <FailureNote
        failure={failure}
        onReload={() => {
          keepStep({ mode, email: code?.email ?? typed.email, code });
          location.assign(address);
        }}
      />
    </form>
  );
}

/** Kept in this tab while the page is loaded again. The password is not. */
interface Step {
  mode: AuthMode;
  email: string;
  code?: CodeState | null;
}

const readStep = () => readTab(ACCOUNT_STEP_KEY) as Step | null;
const keepStep = (step: Step | null) => writeTab(ACCOUNT_STEP_KEY, step);

/** A password control that can show what was typed. */
function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} className="pe-13" type={shown ? 'text' : 'password'} />
      <IconButton
        className="absolute inset-e-0.5 inset-bs-0.5"
        icon="eye"
        iconSize={20}
        label={authForms.password.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}

/**
 * Removes auth entries that a client library may have left in this browser's storages, before a new sign-in.
 * This site keeps its session in a cookie that scripts cannot read.
 */
function clearStoredAuth(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) {
        if (/^(sb-|supabase\.auth\.)/.test(key)) storage.removeItem(key);
      }
    } catch {
      // Storage is forbidden: there is nothing to clear.
    }
  }
}
