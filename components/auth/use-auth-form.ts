import { unstable_isUnrecognizedActionError as isFromOlderBuild, useRouter } from 'next/navigation';
import {
  type SubmitEvent,
  startTransition,
  useActionState,
  useCallback,
  useState,
  useTransition,
} from 'react';
import { failureText, isNetworkFailure } from '@/components/toast/failure-text';
import { notify } from '@/components/toast/notify';
import { authMessages } from '@/content/words/auth';
import { signedInFlag } from '@/lib/security/signed-in-flag';
import { type AuthState, idle } from '@/lib/auth/state';
import { shareDraft } from '@/lib/demo/resuming';
import { clearStoredAuth } from './clear-stored-auth';
import { fillKeptEmail, keepEmail } from './kept-email';

type Action = (previous: AuthState, form: FormData) => Promise<AuthState>;

/**
 * An account form. With scripts it is sent in the background, keeps what was typed and tells the result in a
 * toast; without, the browser posts it and the page comes back with the same result.
 *
 * @param address Where the form is posted to without scripts: the page it stands on.
 * @param failed Said when the action itself could not be reached.
 * @returns `reload`, where the server no longer knows the action: loads that page, with the e-mail address in it.
 */
export function useAuthForm(action: Action, address: string, failed: string = authMessages.unexpected) {
  const router = useRouter();
  const [posted, formAction] = useActionState(action, idle, address);
  const [answer, setAnswer] = useState<AuthState | null>(null);
  const [outdated, setOutdated] = useState<HTMLFormElement | null>(null);
  const [pending, start] = useTransition();

  const send = async (element: HTMLFormElement, form: FormData) => {
    const answered = await action(idle, form).catch((cause: unknown): AuthState => {
      if (isFromOlderBuild(cause)) startTransition(() => setOutdated(element));
      if (isFromOlderBuild(cause)) return idle;
      return { status: 'failed', message: failureText(cause, failed), unreached: isNetworkFailure(cause) };
    });
    const lost = answered.status === 'signed-in' && !signedInFlag();
    const result: AuthState = lost ? { status: 'failed', message: authMessages.cookiesOff } : answered;
    if (result.status === 'idle') return;
    const kind = result.status === 'failed' ? 'error' : 'success';
    // What did not reach the site is said in the form, and stays there.
    if (!('unreached' in result && result.unreached))
      notify({ kind, text: result.message, id: 'auth', brief: true });
    startTransition(() => setAnswer(result));
    if (result.status === 'signed-in') router.replace(result.next);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    clearStoredAuth();
    // A link that is mailed now may open in another tab.
    shareDraft();
    const element = event.currentTarget;
    const form = new FormData(element);
    start(() => send(element, form));
  };

  const reload = () => {
    if (outdated) keepEmail(address, outdated);
    location.assign(address);
  };
  const ref = useCallback((element: HTMLFormElement | null) => fillKeptEmail(address, element), [address]);

  return {
    state: answer ?? posted,
    pending,
    form: { action: formAction, onSubmit, ref },
    reload: outdated ? reload : null,
  };
}
