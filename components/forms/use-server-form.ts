import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { useActionState, useRef, useState, useTransition } from 'react';
import { explainFailure, isNetworkFailure } from '@/components/forms/failure-text';

/** Why an action gave no answer: it was not reached, the server no longer knows it, or it failed. */
export type Failure = { kind: 'network' | 'outdated' } | { kind: 'error'; cause: unknown };

type Action<State> = (previous: State, form: FormData) => Promise<State>;

/**
 * Sends a form to server actions without leaving the page, one for each of its buttons. Without scripts the browser
 * posts it.
 *
 * @param actions By the value of their button. They never change.
 * @param permalink The page that answers a posted form, whichever button was pressed.
 */
export function useServerForm<State, Intent extends string>(
  actions: Record<Intent, Action<State>>,
  initial: Awaited<State>,
  permalink: string,
) {
  const intents = Object.keys(actions) as Intent[];
  const forms = intents.map((intent) => {
    // The number of actions is constant.
    // eslint-disable-next-line react-hooks/rules-of-hooks
    const [posted, formAction] = useActionState<State, FormData>(actions[intent], initial, permalink);
    return { intent, posted, formAction };
  });
  const posted = forms.find((form) => form.posted !== initial)?.posted ?? initial;
  const [answer, setAnswer] = useState<Awaited<State> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState<Intent | null>(null);
  const [isPending, start] = useTransition();
  const isSending = useRef(false);

  const send = (
    intent: Intent,
    form: FormData,
    /** Returns what is shown of an answer. */
    onAnswer: (answer: Awaited<State>) => Awaited<State>,
    onFailure?: (failure: Failure) => void,
  ) => {
    if (isSending.current) return;
    isSending.current = true;
    setSent(intent);
    setFailure(null);
    start(async () => {
      try {
        const next = onAnswer(await actions[intent](initial, form));
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
    /** Which button's action is running. */
    pending: isPending ? sent : null,
    /** For the buttons, by their value. */
    formActions: Object.fromEntries(forms.map(({ intent, formAction }) => [intent, formAction])) as Record<
      Intent,
      (form: FormData) => void
    >,
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
