import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { NoBreakHyphens } from '../typography/no-break-hyphens';
import './prose-table.css';

const variants = { words: '', compared: 'prose-table--compared' };

/**
 * Its rows become cards where the columns do not fit.
 *
 * @param variant Whether the last column is weighed against the others.
 * @param columns Names, beginning with that of the row headers.
 */
export function Table({
  variant = 'words',
  caption,
  columns,
  rows,
}: {
  variant?: keyof typeof variants;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table role="table" className={cx('prose-table prose-table--cards', variants[variant])}>
      <caption>
        <p className="text-base leading-6 text-ink-2 measure-68">{caption}</p>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th scope="col" role="columnheader" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([head, ...cells], row) => (
          <tr role="row" key={row}>
            <th scope="row" role="rowheader">
              {head}
            </th>
            {cells.map((value, at) => (
              <td role="cell" data-label={columns[at + 1]} key={columns[at + 1]}>
                {/* One element, because each part of a card's cell would be a column of its own. */}
                <div>{typeof value === 'string' ? <NoBreakHyphens text={value} /> : value}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
