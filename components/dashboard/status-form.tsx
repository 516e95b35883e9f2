'use client';

import { cx } from 'class-variance-authority';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/input';
import { panelMessages, statusMessages } from '@/content/messages/dashboard';
import { updateRequest } from '@/lib/dashboard/actions';
import type { DemoRequestDetails } from '@/lib/dashboard/read-requests';
import type { Access, StaffMember } from '@/lib/dashboard/read-team';
import { CLOSE_REASONS, STATUSES } from '@/lib/dashboard/request-state';
import { ActionForm } from './action-form';

const label = 'grid gap-1 text-sm leading-5 text-ink-2';

/** Status and assignee of a request. Its version keeps anybody from overwriting an unseen change. */
export function StatusForm({
  id,
  state,
  staff,
  access,
}: {
  id: string;
  state: NonNullable<DemoRequestDetails['demo_request_states']>;
  staff: StaffMember[];
  access: Access;
}) {
  // An assignee who has left the team stays until somebody chooses another.
  const hasLeft = state.assignee_id !== null && !staff.some(({ user_id }) => user_id === state.assignee_id);
  const members = staff.filter(({ user_id, is_confirmed }) => user_id && is_confirmed);
  return (
    // A draft of another version would hide what somebody else has changed since.
    <ActionForm
      action={updateRequest}
      draftName={`${access.user_id} ${id} ${state.version}`}
      className="grid gap-3"
    >
      {(isPending) => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={state.version} />
          {/* The key resets a choice when the request changes. */}
          <div
            key={state.version}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3"
          >
            <label className={label}>
              {panelMessages.status}
              <Select size="compact" className="text-ink" name="status" defaultValue={state.status}>
                {STATUSES.map((each) => (
                  <option key={each} value={each}>
                    {statusMessages.status[each]}
                  </option>
                ))}
              </Select>
            </label>
            <label className={cx(label, 'in-[form:not(:has([value=closed]:checked))]:hidden')}>
              {panelMessages.closeReason}
              <Select
                size="compact"
                className="text-ink"
                name="close_reason"
                defaultValue={state.close_reason ?? CLOSE_REASONS[0]}
              >
                {CLOSE_REASONS.map((each) => (
                  <option key={each} value={each}>
                    {statusMessages.reason[each]}
                  </option>
                ))}
              </Select>
            </label>
          </div>
          <label className={label}>
            {panelMessages.assignee}
            <Select
              size="compact"
              key={state.version}
              className="text-ink"
              name="assignee_id"
              defaultValue={state.assignee_id ?? ''}
            >
              <option value="">{panelMessages.nobody}</option>
              {hasLeft && <option value={state.assignee_id ?? ''}>{panelMessages.formerMember}</option>}
              {members.map(({ email, user_id }) => (
                <option key={email} value={user_id ?? ''}>
                  {user_id === access.user_id ? panelMessages.you(email) : email}
                </option>
              ))}
            </Select>
          </label>
          <Button
            type="submit"
            variant="secondary"
            size="compact"
            className="justify-self-start"
            loading={isPending}
          >
            {panelMessages.save}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
