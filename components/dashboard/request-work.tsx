'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { requestEventWords as answers, requestWorkWords as words } from '@/content/words/dashboard';
import type { RequestState } from '@/lib/dashboard/answers';
import { postEvent, recordEvent } from '@/lib/dashboard/record-event';
import { type EventResult, NOTE_LIMIT } from '@/lib/dashboard/request-state';
import { ForAMinute } from './for-a-minute';
import { fillNote, keepNote } from './note-draft';
import { PanelPart } from './panel-parts';
import { sayInPanel } from './panel-status';
import { resetSent } from './reset-sent';
import { StatusFields } from './status-fields';
import { useCall } from './use-call';
import '@/components/ui/controls.css';

const compact = buttonClass({ variant: 'secondary', size: 'compact' });

/**
 * What the reader does about a request: its status, whose it is, a note, and taking the last of it back. Each is a form
 * that names the last event its reader saw, so that of two people one is told that the other was faster.
 *
 * @param account The reader's address.
 * @param posted How a form ended that was posted without scripts; what was typed in it is kept.
 */
export function RequestWork({
  id,
  account,
  state,
  posted,
}: {
  id: string;
  account: string | undefined;
  state: RequestState;
  posted: EventResult | undefined;
}) {
  const { sending, isOutdated, call } = useCall(answers.failed);
  const place = { account, request: id };
  const { status, reason, owner, mine, last_event, undoable } = state;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The status that stands keeps the focus, and does nothing.
    if (event.nativeEvent.submitter?.ariaCurrent) return;
    const form = event.currentTarget;
    const change = new FormData(form, event.nativeEvent.submitter);
    const panel = form.closest('dialog');
    const say = (text: string) => sayInPanel(panel, text);
    call(async () => {
      const { status: ended } = await recordEvent(change);
      say(answers[ended]);
      if (ended !== 'saved') return;
      resetSent(form, change, 'note');
      if (change.has('note')) keepNote(place, form.querySelector('textarea')?.value ?? '');
    }, say);
  };
  const form = (kind: string, className: string, children: ReactNode) => (
    <form action={postEvent} onSubmit={submit} className={className} aria-busy={sending}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={last_event ?? ''} />
      <input type="hidden" name="kind" value={kind} />
      {children}
    </form>
  );
  return (
    <PanelPart title={words.title}>
      {posted && <p className="mbs-2 text-sm leading-5 text-ink-2">{answers[posted.status]}</p>}
      {form(
        'status',
        'mbs-2 grid justify-items-start gap-2',
        <StatusFields status={status} reason={reason} />,
      )}
      <div className="mbs-3 flex flex-wrap items-center justify-between gap-2 text-sm leading-5">
        <span className="wrap-anywhere text-ink-2">
          {words.owner(mine ? words.you : (owner ?? words.nobody))}
        </span>
        {form(
          'owner',
          '',
          <button className={compact} name="takes" value={mine ? 'no' : 'yes'}>
            {mine ? words.giveBack : owner ? words.takeOver : words.take}
          </button>,
        )}
      </div>
      {form(
        'note',
        'mbs-3 grid justify-items-start gap-2',
        <>
          <label className="grid gap-1 text-sm leading-5 text-ink-2 inline-full">
            {words.note}
            <textarea
              className="field__control text-sm"
              name="note"
              required
              maxLength={NOTE_LIMIT}
              defaultValue={posted?.note}
              ref={(field) => fillNote(place, field)}
              onInput={({ currentTarget }) => keepNote(place, currentTarget.value)}
              aria-describedby={`note-help-${id}`}
            />
          </label>
          <p className="help" id={`note-help-${id}`}>
            {words.noteHelp}
          </p>
          <Button type="submit" variant="secondary" size="compact" loading={sending}>
            {words.addNote}
          </Button>
        </>,
      )}
      {undoable && last_event !== null && (
        <ForAMinute key={last_event}>
          {form(
            'undo',
            'mbs-3',
            <button className={compact} name="undoes" value={last_event}>
              {words.undo}
            </button>,
          )}
        </ForAMinute>
      )}
      {/* The address names the panel: it is open again then. */}
      {isOutdated && <OutdatedNote onReload={() => location.reload()} />}
    </PanelPart>
  );
}
