import type { DemoRequestRow } from '@/lib/demo/queries';
import type { RequestDetails } from '@/lib/demo/request-details';
import { ParkedMark } from './parked-mark';
import { RequestTime } from './request-time';

/** The columns, and the class that gives each its width. */
export const columns = [
  { label: 'Name', width: 'c-name' },
  { label: 'Email', width: 'c-email' },
  { label: 'Phone', width: 'c-phone' },
  { label: 'Purpose', width: 'c-purpose' },
  { label: 'Created At', width: 'c-date' },
];

/** Heads of the table, shared with its skeleton. */
export function TableHead() {
  return (
    <thead>
      <tr>
        {columns.map(({ label, width }) => (
          <th key={label} scope="col" className={width}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The table of requests; cards on narrow screens. Names open the panel with the whole request. */
export function RequestTable({
  rows,
  total,
  details,
}: {
  rows: DemoRequestRow[];
  total: number;
  details: Record<string, RequestDetails>;
}) {
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="visually-hidden">Total requests: {total}</caption>
        <TableHead />
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
