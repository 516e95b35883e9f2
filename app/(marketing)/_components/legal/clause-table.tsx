import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';
import type { Table } from '@/content/legal/schema';
import { Sentence } from './sentence';

const cell = tw`block text-start align-top @lg:table-cell @lg:border-line @lg:p-[12px_16px_12px_0] @lg:last:pe-0`;
const heading = tw`text-base leading-6.5 font-semibold text-ink @lg:text-sm @lg:leading-5.5`;
const column = tw`text-start align-top text-xs leading-5 font-normal text-ink-3 @lg:border-be @lg:border-line @lg:p-[4px_16px_8px_0] @lg:last:pe-0`;
/** A name, what it is for, and the rest. */
const widths = ['inline-[16%]', 'inline-[40%]'];

/** Names the column in each cell where there are no columns. */
const labelled = tw`mbs-2 before:block before:text-xs before:leading-5 before:text-ink-3 before:content-[attr(data-label)_/_''] @lg:before:hidden`;

export function ClauseTable({ table: { caption, columns, rows } }: { table: Table }) {
  const ofCodes = rows.some(([head = []]) => head.some((part) => typeof part === 'object' && 'code' in part));
  return (
    <table
      role="table"
      className="my-1 block border-collapse text-sm leading-5.5 font-normal inline-full @md:ms-8 @md:inline-[calc(100%-32px)] @lg:table @lg:table-fixed"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only @lg:not-sr-only">
        <tr role="row">
          {columns.map((name, at) => (
            <th className={cx(column, ofCodes && widths[at])} scope="col" role="columnheader" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @lg:table-row-group">
        {rows.map(([head = [], ...cells], index) => {
          const edge = index < rows.length - 1 ? '@lg:border-be' : '';
          return (
            <tr
              role="row"
              className="block border-bs border-line py-4 @lg:table-row @lg:border-bs-0"
              key={index}
            >
              <th className={cx(cell, heading, edge)} scope="row" role="rowheader">
                <Sentence parts={head} />
              </th>
              {cells.map((parts, at) => (
                <td role="cell" className={cx(cell, labelled, edge)} data-label={columns[at + 1]} key={at}>
                  <Sentence parts={parts} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
