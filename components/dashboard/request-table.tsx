import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { requestColumns as labels, statusMessages } from '@/content/messages/dashboard';
import { getRequestHref, type ListQuery } from '@/lib/dashboard/list-query';
import type { DemoRequestRow } from '@/lib/dashboard/read-requests';
import type { Status } from '@/lib/dashboard/request-state';
import { type DemoField, fieldNames } from '@/lib/demo/fields';
import { readField } from '@/lib/demo/read-field';
import { RequestTime } from './request-time';
import './request-list.css';

const figures = tw`font-mono text-xs leading-5 font-medium tracking-tight text-ink-2`;

/** The fields that the list has room for; the panel has all. */
const listed: Partial<Record<DemoField, { width: string; text: string }>> = {
  name: {
    width: tw`inline-[19%]`,
    text: tw`font-semibold text-ink hover:underline @max-xl:text-base`,
  },
  email: { width: tw`inline-[22%]`, text: 'text-ink-2' },
  phone: {
    width: tw`inline-[14%]`,
    text: figures,
  },
  purpose: {
    width: tw`inline-[27%]`,
    text: tw`line-clamp-2 leading-5 text-ink-2`,
  },
};
const listedNames = fieldNames.filter((name) => listed[name]);

export const columns = [
  ...listedNames.map((name) => ({ label: labels[name], width: listed[name]?.width ?? '' })),
  { label: labels.created_at, width: tw`inline-[19%]` },
];

export function RequestTable({
  rows,
  caption,
  query,
}: {
  rows: DemoRequestRow[];
  caption: string;
  query: ListQuery;
}) {
  return (
    <TableFrame caption={caption}>
      {rows.map((row) => (
        <Row key={row.id}>
          {listedNames.map((name) => (
            <Cell key={name} label={labels[name]}>
              {name === 'name' ? (
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
                  <Link
                    id={`request-${row.id}`}
                    className={listed.name?.text}
                    href={getRequestHref(query, row.id)}
                    scroll={false}
                    prefetch={false}
                  >
                    <bdi>{row.name}</bdi>
                  </Link>{' '}
                  {row.demo_request_states && <StatusMark status={row.demo_request_states.status} />}
                </span>
              ) : (
                <bdi className={listed[name]?.text}>{readField(row, name)}</bdi>
              )}
            </Cell>
          ))}
          <Cell label={labels.created_at}>
            <RequestTime timestamp={row.created_at} className={cx('@2xl:whitespace-nowrap', figures)} />
          </Cell>
        </Row>
      ))}
    </TableFrame>
  );
}

/** The status of a request. A new one waits for a person, as the orange diamond says. */
function StatusMark({ status }: { status: Status }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs leading-5 text-ink-3">
      {status === 'new' && <span className="marker-person" />}
      {statusMessages.status[status]}
    </span>
  );
}

export function RequestCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('overflow-clip rounded-card border border-line bg-surface-1', className)}>
      {children}
    </div>
  );
}

/**
 * The frame of the table, shared with its skeleton. On narrow screens its rows are cards. Browsers drop the roles of
 * tables with another layout, so they are written out.
 */
export function TableFrame({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <RequestCard>
      <table className="request-table text-sm leading-5.5 font-normal inline-full @max-xl:block" role="table">
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead className="@max-xl:sr-only" role="rowgroup">
          <tr role="row">
            {columns.map(({ label, width }) => (
              <th
                key={label}
                scope="col"
                role="columnheader"
                className={cx(
                  'request-head sticky border-be border-line bg-surface-2 text-start font-semibold whitespace-nowrap text-ink-2 block-11',
                  width,
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="request-rows" role="rowgroup">
          {children}
        </tbody>
      </table>
    </RequestCard>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="request-row border-line" role="row">
      {children}
    </tr>
  );
}

/** A cell of a row. Cards show the heading of its column beside it. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="request-cell border-line wrap-anywhere @xl:py-2" role="cell">
      {/* Screen readers know the heading from the column. */}
      <span className="text-sm text-ink-3 @xl:hidden" aria-hidden="true">
        {label}
      </span>{' '}
      {children}
    </td>
  );
}
