import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { requestColumns as labels, statusWords } from '@/content/messages/dashboard';
import { getRequestHref, type ListQuery } from '@/lib/dashboard/list-query';
import type { DemoRequestRow } from '@/lib/dashboard/read-requests';
import type { Status } from '@/lib/dashboard/request-state';
import { type DemoField, fieldNames } from '@/lib/demo/fields';
import { readField } from '@/lib/demo/read-field';
import { RequestTime } from './request-time';

const figures = tw`text-xs whitespace-nowrap text-ink-2 narrow:leading-7 narrow:whitespace-normal`;

/** The fields that the list has room for; the panel has all. */
const listed: Partial<Record<DemoField, { width: string; text: string }>> = {
  name: {
    width: tw`inline-[19%]`,
    text: tw`font-semibold text-ink hover:underline narrow:text-base narrow:leading-7`,
  },
  email: { width: tw`inline-[22%]`, text: tw`text-ink-2 narrow:leading-7` },
  phone: {
    width: tw`inline-[14%]`,
    text: `font-mono leading-5 font-medium tracking-[-0.01em] ${figures}`,
  },
  purpose: {
    width: tw`inline-[27%]`,
    text: tw`line-clamp-2 leading-5 text-ink-2 narrow:py-0.75 narrow:leading-5.5`,
  },
};
const listedNames = fieldNames.filter((name) => listed[name]);

export const columns = [
  ...listedNames.map((name) => ({ label: labels[name], width: listed[name]?.width ?? '' })),
  { label: labels.created_at, width: tw`inline-[18%]` },
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
                <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                  <Link
                    id={`request-${row.id}`}
                    className={listed.name?.text}
                    href={getRequestHref(query, row.id)}
                    scroll={false}
                    prefetch={false}
                  >
                    <bdi>{row.name}</bdi>
                  </Link>
                  {row.demo_request_states && <StatusMark status={row.demo_request_states.status} />}
                </span>
              ) : (
                <bdi className={listed[name]?.text}>{readField(row, name)}</bdi>
              )}
            </Cell>
          ))}
          <Cell label={labels.created_at}>
            <RequestTime timestamp={row.created_at} className={figures} />
          </Cell>
        </Row>
      ))}
    </TableFrame>
  );
}

/** The status of a request. A new one waits for a person, as the ember diamond says. */
function StatusMark({ status }: { status: Status }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs leading-5 text-ink-3">
      {status === 'new' && <span className="marker-person" />}
      {statusWords.status[status]}
    </span>
  );
}

export function RequestCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`overflow-clip rounded-card border border-line bg-surface-1 ${className}`}>
      {children}
    </div>
  );
}

/** The frame of the table, shared with its skeleton. On narrow screens its rows are cards. */
export function TableFrame({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <RequestCard>
      <table className="table-fixed border-separate border-spacing-0 text-sm leading-5.5 font-normal inline-full narrow:block">
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead className="narrow:hidden">
          <tr>
            {columns.map(({ label, width }) => (
              <th
                key={label}
                scope="col"
                className={`sticky inset-bs-15 z-2 border-be border-line bg-surface-2 px-4 text-start font-semibold whitespace-nowrap text-ink-2 block-11 first:ps-6 last:pe-6 ${width}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="medium:grid medium:grid-cols-2 medium:gap-px medium:bg-line phone:block">
          {children}
        </tbody>
      </table>
    </RequestCard>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="group border-line medium:content-start medium:bg-surface-1 narrow:relative narrow:grid narrow:px-5 narrow:py-4 phone:not-last:border-be">
      {children}
    </tr>
  );
}

/** A value of a row. In cards its label is for screen readers only. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      className="border-line px-4 py-1.5 align-middle wrap-anywhere block-13 group-not-last:border-be group-hover:bg-surface-2 first:ps-6 last:pe-6 narrow:contents narrow:before:sr-only narrow:before:content-[attr(data-label)]"
      data-label={label}
    >
      {children}
    </td>
  );
}
