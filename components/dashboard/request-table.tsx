import { Glyph } from '@/components/ui/glyph';
import { type ListQuery, type Sort, sortHref } from '@/lib/demo/list-query';
import type { DemoRequestRow } from '@/lib/demo/queries';
import type { RequestDetails } from '@/lib/demo/dashboard';
import { ParkedMark } from './parked-mark';
import { RequestTime } from './request-time';

/** The columns, and the class that gives each its width. */
export const columns: { label: string; width: string; sort: Sort }[] = [
  { label: 'Name', width: 'c-name', sort: 'name' },
  { label: 'Email', width: 'c-email', sort: 'email' },
  { label: 'Phone', width: 'c-phone', sort: 'phone' },
  { label: 'Purpose', width: 'c-purpose', sort: 'purpose' },
  { label: 'Created At', width: 'c-date', sort: 'created_at' },
];

/** Heads of the table, shared with its skeleton. With a query they are links that sort. */
export function TableHead({ query }: { query?: ListQuery }) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, width, sort }) => {
          const sorted = query?.sort === sort;
          const direction = query?.descending ? 'descending' : 'ascending';
          return (
            <th key={label} scope="col" className={width} aria-sort={sorted ? direction : undefined}>
              {query ? (
                <a className="sort" href={sortHref(query, sort)}>
                  {label}
                  <Glyph name={sorted ? (query.descending ? 'down' : 'up') : 'sort'} size={16} />
                </a>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The table of requests; cards on narrow screens. Names open the panel with the whole request. */
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
    <div className="table-wrap">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead query={query} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td data-label="Name">
                <button
                  type="button"
                  className="table__name"
                  commandfor={`request-${row.id}`}
                  command="show-modal"
                >
                  {row.name || '–'}
                  <ParkedMark details={details[row.id]} />
                </button>
              </td>
              <td data-label="Email">
                <span className="table__email">{row.email || '–'}</span>
              </td>
              <td data-label="Phone">
                <span className="table__mono">{row.phone || '–'}</span>
              </td>
              <td data-label="Purpose">
                <span className="table__purpose">{row.purpose || '–'}</span>
              </td>
              <td data-label="Created At">
                <RequestTime at={row.created_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
