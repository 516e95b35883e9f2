'use client';

import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { panelMessages } from '@/content/messages/dashboard';
import { addNote } from '@/lib/dashboard/actions';
import type { DemoRequestDetails } from '@/lib/dashboard/read-requests';
import type { Access, StaffMember } from '@/lib/dashboard/read-team';
import { NOTE_LIMIT } from '@/lib/dashboard/request-state';
import { ActionForm } from './action-form';
import { getMemberName } from './request-history';
import { RequestTime } from './request-time';

export function NoteForm({
  id,
  notes,
  staff,
  access,
}: {
  id: string;
  notes: DemoRequestDetails['demo_request_notes'];
  staff: StaffMember[];
  access: Access;
}) {
  return (
    <>
      {notes.length > 0 && (
        <ol className="grid gap-3 text-sm leading-5">
          {notes
            .toSorted((a, b) => a.id - b.id)
            .map((note) => (
              <li key={note.id} className="rounded-control bg-surface-2 px-3 py-2.5 wrap-anywhere">
                <p className="whitespace-pre-line" dir="auto">
                  {note.body}
                </p>
                <p className="mbs-1 text-xs leading-5 text-ink-3">
                  <bdi>{getMemberName(staff, note.author_id)}</bdi>,{' '}
                  <RequestTime timestamp={note.created_at} />
                </p>
              </li>
            ))}
        </ol>
      )}
      <ActionForm action={addNote} resets draftName={`${access.user_id} ${id} note`} className="grid gap-2">
        {(isPending, isWrong) => (
          <>
            <input type="hidden" name="id" value={id} />
            <label className="grid gap-1 text-sm leading-5 text-ink-2">
              {panelMessages.note}
              <Textarea
                className="text-ink"
                name="note"
                required
                maxLength={NOTE_LIMIT}
                dir="auto"
                aria-describedby="note-help"
                aria-invalid={isWrong || undefined}
              />
            </label>
            <p className="text-help" id="note-help">
              {panelMessages.noteHelp}
            </p>
            <Button
              type="submit"
              variant="secondary"
              size="compact"
              className="justify-self-start"
              loading={isPending}
            >
              {panelMessages.addNote}
            </Button>
          </>
        )}
      </ActionForm>
    </>
  );
}
