'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { StaleBuildNotice } from '@/components/ui/stale-build-notice';
import { actionWords } from '@/content/messages/dashboard';
import { networkFailure } from '@/content/messages/errors';
import { type Failure, getFailureToast, useServerForm } from '@/components/forms/use-server-form';
import type { ActionResult } from '@/lib/dashboard/actions';
import * as routes from '@/lib/routes';

const idle: ActionResult = { status: 'idle', message: '' };

/**
 * A form of a server action. Its result appears below, and after a failure its fields keep their text. Only the team
 * page is rendered without scripts, so it answers posted forms.
 */
export function ActionForm({
  action,
  resets = false,
  className,
  children,
}: {
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  /** Empties the fields after success. */
  resets?: boolean;
  className?: string;
  children: (isPending: boolean, isWrong: boolean) => ReactNode;
}) {
  const { state, failure, formActions, send, pending } = useServerForm(
    { submit: action },
    idle,
    routes.teamAndData,
  );
  const isPending = pending !== null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form, event.nativeEvent.submitter);
    send('submit', sent, (answer) => {
      if (resets && answer.status === 'ok') form.reset();
      return answer;
    });
  };
  const message = isPending ? '' : failure ? describe(failure) : state.message;
  const isWrong = !isPending && (failure !== null || state.status === 'failed');
  return (
    <form action={formActions.submit} onSubmit={submit} className={className} aria-busy={isPending}>
      {children(isPending, isWrong)}
      {failure?.kind === 'outdated' ? (
        // The address says which request is open.
        <StaleBuildNotice onReload={() => location.reload()} />
      ) : (
        <p className={`text-sm leading-5 ${isWrong ? 'text-danger' : 'text-ink-2'}`} role="status">
          {message && <span key={message}>{message}</span>}
        </p>
      )}
    </form>
  );
}

const describe = (failure: Failure) =>
  failure.kind === 'network' ? networkFailure : getFailureToast(failure, actionWords.failed);
