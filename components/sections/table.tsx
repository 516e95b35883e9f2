import type { ReactNode } from 'react';
import { NoBreakHyphens } from '../typography/no-break-hyphens';
import './prose-table.css';

/** Word tables become cards where columns do not fit; number tables stay tables. */
const variants = {
  words: { table: 'prose-table prose-table--cards', cell: undefined },
  figures: { table: 'prose-table prose-table--figures', cell: 'prose-num' },
};

/**
 * @param columns Names, beginning with that of the row headers.
 * @param sum Last row, which adds up the others.
 */
export function Table({
  variant = 'words',
  caption,
  columns,
  rows,
  sum,
}: {
  variant?: keyof typeof variants;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  sum?: { label: string; value: string };
}) {
  const { table, cell } = variants[variant];
  return (
    <table className={table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, at) => (
            <th scope="col" className={at > 0 ? cell : undefined} key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((value, at) => (
              <td className={cell} data-label={columns[at + 1]} key={columns[at + 1]}>
                {typeof value === 'string' ? <NoBreakHyphens text={value} /> : value}
              </td>
            ))}
          </tr>
        ))}
        {sum && (
          <tr className="prose-result">
            <th scope="row" colSpan={columns.length - 1}>
              {sum.label}
            </th>
            <td className={cell}>
              <strong>{sum.value}</strong>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
