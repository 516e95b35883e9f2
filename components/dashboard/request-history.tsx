import { historyMessages, panelMessages, statusMessages } from '@/content/messages/dashboard';
import type { AuditEntry, StaffMember } from '@/lib/dashboard/read-team';
import type { CloseReason, Status } from '@/lib/dashboard/request-state';
import { RequestTime } from './request-time';

/** Returns the address of a member, or the text for one who has left. */
export const getMemberName = (staff: StaffMember[], userId: string | null) =>
  staff.find(({ user_id }) => userId !== null && user_id === userId)?.email ?? panelMessages.formerMember;

export function RequestHistory({
  receivedAt,
  history,
  staff,
}: {
  receivedAt: string;
  history: AuditEntry[];
  staff: StaffMember[];
}) {
  return (
    <ol className="grid gap-2 text-sm leading-5">
      <Entry text={historyMessages.received} timestamp={receivedAt} />
      {history.map((entry) => (
        <Entry
          key={entry.id}
          text={describe(entry, staff)}
          by={getMemberName(staff, entry.actor_id)}
          timestamp={entry.created_at}
        />
      ))}
    </ol>
  );
}

function Entry({ text, by, timestamp }: { text: string; by?: string; timestamp: string }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
      <span>{text}</span> <RequestTime timestamp={timestamp} />{' '}
      {by && <bdi className="basis-full text-xs leading-5 text-ink-3">{by}</bdi>}
    </li>
  );
}

function describe({ action, details }: AuditEntry, staff: StaffMember[]): string {
  if (action === 'note.add') return historyMessages.note;
  if (action === 'delivery.retry') return historyMessages.retry;
  const { status, close_reason, assignee_id } = details;
  const parts = [
    close_reason
      ? historyMessages.closed(statusMessages.reason[close_reason as CloseReason])
      : status && historyMessages.status(statusMessages.status[status as Status]),
    assignee_id === ''
      ? historyMessages.unassigned
      : assignee_id && historyMessages.assigned(getMemberName(staff, assignee_id)),
  ];
  return parts.filter(Boolean).join(', ') || panelMessages.save;
}
