import { Badge } from '@/components/ui/badge';
import { tw } from '@/components/ui/tw';
import {
  requestColumns as labels,
  requestListWords,
  requestSourceWords,
  requestStatusWords,
} from '@/content/words/dashboard';
import type { RequestDetails } from '@/lib/dashboard/dashboard';
import type { ListQuery } from '@/lib/dashboard/list-query';
import type { DemoRequestRow, RequestState } from '@/lib/dashboard/answers';
import { isParked } from '@/lib/dashboard/notification';
import { Cell, Row, TableFrame } from './request-table-frame';
import { RequestTime } from './request-time';

/** Numbers and times. */
const figures = tw`text-xs whitespace-nowrap text-ink-2 narrow:leading-7 narrow:whitespace-normal`;

/** The table of requests. Names open the panel with the whole request. */
export function RequestTable({
  rows,
  caption,
  query,
  details,
}: {
  rows: DemoRequestRow[];
  caption: string;
  query: ListQuery;
  details: Record<string, RequestDetails>;
}) {
  return (
    <TableFrame query={query} caption={caption}>
      {rows.map((row) => (
        <Row key={row.id}>
          <Cell label={labels.name}>
            <button
              type="button"
              className="font-strong text-ink narrow:text-md narrow:leading-7"
              commandfor={`request-${row.id}`}
              command="show-modal"
            >
              {row.name || '–'}
              {isParked(details[row.id]?.notification) && <ParkedMark />}
            </button>
          </Cell>
          <Cell label={labels.email}>
            <span className="block truncate text-ink-2 narrow:leading-7">{row.email || '–'}</span>
          </Cell>
          <Cell label={labels.phone}>
            <span className={`font-mono leading-5 font-medium tracking-[-0.01em] ${figures}`}>
              {row.phone || '–'}
            </span>
          </Cell>
          <Cell label={labels.purpose}>
            <span className="line-clamp-2 leading-5 text-ink-2 narrow:py-0.75 narrow:leading-5.5">
              {row.purpose || '–'}
            </span>
          </Cell>
          <Cell label={labels.created_at}>
            <RequestTime at={row.created_at} className={figures} />
          </Cell>
          <Cell label={requestSourceWords.column}>
            <span className="block truncate text-ink-2 narrow:leading-7" title={row.source || undefined}>
              {row.source || '–'}
            </span>
          </Cell>
          <Cell label={requestStatusWords.column}>
            <Status state={details[row.id]?.state} />
          </Cell>
        </Row>
      ))}
    </TableFrame>
  );
}

/** Something could not be sent: the ember gem, because a person must look. */
const ParkedMark = () => (
  <>
    <span className="gem ms-2.5 align-[1px]" />
    <span className="sr-only">{requestListWords.parked}</span>
  </>
);

/** How a request stands and whose it is. A new one waits for a person. */
function Status({ state }: { state: RequestState | undefined }) {
  if (!state) return '–';
  const { status, owner, mine } = state;
  return (
    <span className="block narrow:py-1">
      <Badge tone={status === 'new' ? 'human' : 'line'}>{requestStatusWords.status[status]}</Badge>
      {owner && (
        <span className="block truncate text-xs leading-5 text-ink-3" title={owner}>
          {mine ? requestStatusWords.you : owner}
        </span>
      )}
    </span>
  );
}
