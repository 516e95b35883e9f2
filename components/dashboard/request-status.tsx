import { Badge } from '@/components/ui/badge';
import { requestStatusWords as words } from '@/content/words/dashboard';
import type { RequestState } from '@/lib/dashboard/answers';

/** How a request stands and whose it is, in its row. A new one waits for a person. */
export function RequestStatus({ state }: { state: RequestState | undefined }) {
  if (!state) return '–';
  const { status, owner, mine } = state;
  return (
    <span className="block narrow:py-1">
      <Badge tone={status === 'new' ? 'human' : 'line'}>{words.status[status]}</Badge>
      {owner && (
        <span className="block truncate text-xs leading-5 text-ink-3" title={owner}>
          {mine ? words.you : owner}
        </span>
      )}
    </span>
  );
}
