import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { useActionState, useRef, useState, useTransition } from 'react';
import { explainFailure, isNetworkFailure } from '@/components/forms/failure-text';

/** Why an action gave no answer: it was not reached, the server no longer knows it, or it failed. */
export type Failure = { kind: 'network' | 'outdated' } | { kind: 'error'; cause: unknown };

/**
 * Sends a form to a server action without leaving the page. Without scripts the browser posts it.
 *
 * @param permalink The page that answers a posted form.
 */
export function useServerForm<State>(
  action: (previous: Awaited<State>, form: FormData) => State | Promise<State>,
  initial: Awaited<State>,
  permalink: string,
) {
  const [posted, formAction] = useActionState(action, initial, permalink);
  const [answer, setAnswer] = useState<Awaited<State> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [intent, setIntent] = useState('');
  const [isPending, start] = useTransition();
  const isSending = useRef(false);

  const send = (
    form: FormData,
    /** Returns what is shown of an answer. */
    onAnswer: (answer: Awaited<State>) => Awaited<State>,
    onFailure?: (failure: Failure) => void,
  ) => {
    if (isSending.current) return;
    isSending.current = true;
    const asked = form.get('intent');
    setIntent(typeof asked === 'string' ? asked : '');
    setFailure(null);
    start(async () => {
      try {
        const next = onAnswer(await action(initial, form));
        start(() => setAnswer(next));
      } catch (cause) {
        const failed = explain(cause);
        onFailure?.(failed);
        start(() => setFailure(failed));
      } finally {
        isSending.current = false;
      }
    });
  };

  return {
    posted,
    state: answer ?? posted,
    setState: setAnswer,
    failure,
    /** The intent that is being sent. */
    pending: isPending ? intent : null,
    formAction,
    send,
  };
}

function explain(cause: unknown): Failure {
  if (isFromOlderBuild(cause)) return { kind: 'outdated' };
  return isNetworkFailure(cause) ? { kind: 'network' } : { kind: 'error', cause };
}

/** Returns the toast of a failure: the error's own message where it has one for people, else the specified words. */
export const getFailureToast = (failure: Failure, words: string): string =>
  failure.kind === 'error' ? explainFailure(failure.cause, words) : words;
