import { requestStatusWords as words } from '@/content/words/dashboard';
import { listHref, type ListQuery } from '@/lib/dashboard/list-query';
import { type Status, STATUSES } from '@/lib/dashboard/request-state';
import '@/components/ui/controls.css';

/** Narrows the list to a status, and says how many requests of each are open: plain links. */
export function StatusFilter({ query, open }: { query: ListQuery; open: ReadonlyMap<Status, number> }) {
  return (
    <nav className="pbe-3" aria-label={words.filter}>
      <span className="segmented flex-wrap">
        {[undefined, ...STATUSES].map((status) => {
          const count = status && status !== 'closed' ? (open.get(status) ?? 0) : 0;
          return (
            <a
              key={status ?? words.all}
              className="segmented__item"
              href={listHref(query, { status })}
              aria-current={status === query.status ? 'true' : undefined}
            >
              {status ? words.status[status] : words.all}
              {/* Said with a pause. */}
              {count > 0 && ' '}
              {count > 0 && <span className="text-xs text-ink-3 tabular-nums">{words.count(count)}</span>}
            </a>
          );
        })}
      </span>
    </nav>
  );
}
