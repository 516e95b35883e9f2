import { historyWords as words, panelWords, statusWords } from '@/content/messages/dashboard';
import type { AuditEntry, StaffMember } from '@/lib/dashboard/read-team';
import type { CloseReason, Status } from '@/lib/dashboard/request-state';
import { RequestTime } from './request-time';

/** Returns the address of a member, or the words for one who has left. */
export const getMemberName = (staff: StaffMember[], userId: string | null) =>
  staff.find(({ user_id }) => userId !== null && user_id === userId)?.email ?? panelWords.formerMember;

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
      <Entry text={words.received} timestamp={receivedAt} />
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
      <span>{text}</span>
      <RequestTime timestamp={timestamp} />
      {by && <bdi className="basis-full text-xs leading-5 text-ink-3">{by}</bdi>}
    </li>
  );
}

function describe({ action, details }: AuditEntry, staff: StaffMember[]): string {
  if (action === 'note.add') return words.note;
  if (action === 'delivery.retry') return words.retry;
  const { status, close_reason, assignee_id } = details;
  const parts = [
    close_reason
      ? words.closed(statusWords.reason[close_reason as CloseReason])
      : status && words.status(statusWords.status[status as Status]),
    assignee_id === '' ? words.unassigned : assignee_id && words.assigned(getMemberName(staff, assignee_id)),
  ];
  return parts.filter(Boolean).join(', ') || panelWords.save;
}
