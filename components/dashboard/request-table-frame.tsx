import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';
import { requestColumns as labels, requestSourceWords, requestStatusWords } from '@/content/words/dashboard';
import { type ListQuery, type Sort, sortHref } from '@/lib/dashboard/list-query';

/** The columns with their widths. */
export const columns: { label: string; width: string; sort?: Sort }[] = [
  { label: labels.name, width: tw`inline-[13%]`, sort: 'name' },
  { label: labels.email, width: tw`inline-[19%]`, sort: 'email' },
  { label: labels.phone, width: tw`inline-[12%]`, sort: 'phone' },
  { label: labels.purpose, width: tw`inline-[18%]`, sort: 'purpose' },
  { label: labels.created_at, width: tw`inline-[17.5%]`, sort: 'created_at' },
  { label: requestSourceWords.column, width: tw`inline-[10.5%]` },
  { label: requestStatusWords.column, width: tw`inline-[10%]` },
];

/** What the list lies on, or the words where there is none. */
export function RequestCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`overflow-clip rounded-card border border-line bg-surface-1 ${className}`}>
      {children}
    </div>
  );
}

/**
 * The frame of the table, shared with its skeleton; on narrow screens rows are cards, and each value says its name.
 *
 * @param query What the heads, as links, would sort.
 */
export function TableFrame({
  query,
  caption,
  children,
}: {
  query?: ListQuery;
  caption?: string;
  children: ReactNode;
}) {
  return (
    <RequestCard>
      <table className="table-fixed border-separate border-spacing-0 text-sm leading-5.5 font-book inline-full narrow:block">
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead className="narrow:hidden">
          <tr>
            {columns.map(({ label, width, sort }) => (
              <th
                key={label}
                scope="col"
                className={`sticky inset-bs-15 z-2 border-be border-line bg-surface-2 px-4 text-start font-strong whitespace-nowrap text-ink-2 block-11 first:ps-6 last:pe-6 ${width}`}
                aria-sort={query && query.sort === sort ? directionOf(query) : undefined}
              >
                {query && sort ? <SortLink query={query} sort={sort} label={label} /> : label}
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

const directionOf = ({ descending }: ListQuery) => (descending ? 'descending' : 'ascending');

function SortLink({ query, sort, label }: { query: ListQuery; sort: Sort; label: string }) {
  const sorted = query.sort === sort;
  return (
    <a
      className={`inline-flex items-center gap-1 font-strong min-block-11 ${sorted ? 'text-ink' : 'text-ink-2'}`}
      href={sortHref(query, sort)}
    >
      {label}
      <Glyph
        name={sorted ? (query.descending ? 'down' : 'up') : 'sort'}
        size={16}
        className={sorted ? 'text-accent' : 'text-ink-3'}
      />
    </a>
  );
}

/** A row of the table; a card on narrow screens. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="group border-line medium:content-start medium:bg-surface-1 narrow:grid narrow:grid-cols-[4.5rem_minmax(0,1fr)] narrow:gap-x-3 narrow:px-5 narrow:py-4 phone:not-last:border-be">
      {children}
    </tr>
  );
}

/** A value of a row, and its column's name, which cards show. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      className="border-line px-4 py-1.5 align-middle wrap-anywhere block-13 group-not-last:border-be group-hover:bg-surface-2 first:ps-6 last:pe-6 narrow:contents narrow:before:text-xs narrow:before:leading-7 narrow:before:font-book narrow:before:text-ink-3 narrow:before:content-[attr(data-label)]"
      data-label={label}
    >
      {children}
    </td>
  );
}
