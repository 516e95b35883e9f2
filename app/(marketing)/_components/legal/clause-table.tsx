import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';
import type { Table } from '@/content/legal/schema';
import { Sentence } from './sentence';
import './clause-table.css';

const cell = tw`clause-cell text-start`;
const heading = tw`clause-name font-semibold text-ink`;
const column = tw`clause-column text-start text-xs leading-5 font-normal text-ink-3`;
/** A name, what it is for, and the rest. */
const widths = ['inline-[16%]', 'inline-[40%]'];

/** Names the column in each cell where there are no columns. */
const labelled = tw`clause-value mbs-2`;

export function ClauseTable({ table: { caption, columns, rows } }: { table: Table }) {
  const ofCodes = rows.some(([head = []]) => head.some((part) => typeof part === 'object' && 'code' in part));
  return (
    <table role="table" className="clause-table my-1 border-collapse text-sm leading-5.5 font-normal">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="clause-columns">
        <tr role="row">
          {columns.map((name, at) => (
            <th className={cx(column, ofCodes && widths[at])} scope="col" role="columnheader" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="clause-rows">
        {rows.map(([head = [], ...cells], index) => {
          const edge = index < rows.length - 1 ? 'clause-edge' : '';
          return (
            <tr role="row" className="clause-row border-line py-4" key={index}>
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
