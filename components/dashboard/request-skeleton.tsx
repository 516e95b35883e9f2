import { columns, TableHead } from './request-table';
import './dashboard.css';

/** Widths of the bars, varied so that five rows do not look like a pattern. */
const widths = ['bone--60', 'bone--80', 'bone--70', 'bone--90', 'bone--75'];

/** The table while it loads: exactly five rows, in the columns' real widths. */
export function RequestSkeleton() {
  return (
    <div className="table-block request-skeleton" role="status" aria-label="Loading demo requests">
      <div className="table-wrap" aria-hidden="true">
        <table className="table">
          <TableHead />
          <tbody>
            {widths.map((_, row) => (
              <tr key={row}>
                {columns.map(({ label }, column) => (
                  <td key={label} data-label={label}>
                    <span className={`bone ${widths[(row + column) % widths.length] ?? ''}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
