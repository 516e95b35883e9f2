'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { StaleBuildNotice } from '@/components/ui/stale-build-notice';
import { actionMessages, panelMessages } from '@/content/messages/dashboard';
import { networkFailure } from '@/content/messages/errors';
import { type Failure, getFailureToast, useServerForm } from '@/components/forms/use-server-form';
import type { ActionResult } from '@/lib/dashboard/actions';
import * as routes from '@/lib/routes';
import { useFormDraft } from './use-form-draft';

const idle: ActionResult = { status: 'idle', message: '' };

/**
 * A form of a server action. Its result appears below, and after a failure its fields keep their text. Only the team
 * page is rendered without scripts, so it answers posted forms.
 */
export function ActionForm({
  action,
  resets = false,
  draftName,
  className,
  children,
}: {
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  /** Empties the fields after success. */
  resets?: boolean;
  /** Keeps what is typed in this tab under this name, until it is saved. */
  draftName?: string;
  className?: string;
  children: (isPending: boolean, isWrong: boolean) => ReactNode;
}) {
  const { state, failure, formActions, send, pending } = useServerForm(
    { submit: action },
    idle,
    routes.teamAndData,
  );
  const isPending = pending !== null;
  const element = useRef<HTMLFormElement>(null);
  const { hasDraft, keep, forget } = useFormDraft(draftName, element);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form, event.nativeEvent.submitter);
    send('submit', sent, (result) => {
      if (result.status === 'ok') {
        forget();
        if (resets) form.reset();
      }
      return result;
    });
  };
  const isWrong = !isPending && (failure !== null || state.status === 'failed');
  // An earlier success says nothing of later changes.
  const isHidden = isPending || (hasDraft && !isWrong);
  const message = isHidden ? '' : failure ? describe(failure) : state.message;
  return (
    <form
      ref={element}
      action={formActions.submit}
      onSubmit={submit}
      onInput={({ currentTarget }) => keep(currentTarget)}
      onReset={forget}
      className={className}
      aria-busy={isPending}
    >
      {children(isPending, isWrong)}
      {hasDraft && !isPending && (
        <p className="flex flex-wrap gap-x-3 text-sm leading-5 text-ink-2">
          {`${panelMessages.unsaved} `}
          <button type="reset" className="link">
            {panelMessages.discard}
          </button>
        </p>
      )}
      {failure?.kind === 'outdated' ? (
        // The address says which request is open.
        <StaleBuildNotice onReload={() => location.reload()} />
      ) : (
        <p className={cx('text-sm leading-5', isWrong ? 'text-danger' : 'text-ink-2')} role="status">
          {message && <span key={message}>{message}</span>}
        </p>
      )}
    </form>
  );
}

const describe = (failure: Failure) =>
  failure.kind === 'network' ? networkFailure : getFailureToast(failure, actionMessages.failed);
