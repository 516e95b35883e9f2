import { cx } from 'class-variance-authority';
import emptyLines from '@/components/illustrations/drawings/empty-lines.svg?raw';
import { Illustration } from '@/components/illustrations/illustration';
import { getButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { filterMessages, listMessages, pageMessages } from '@/content/messages/dashboard';
import {
  EXPORT_PATH,
  getListHref,
  isFiltered,
  isReversed,
  type ListQuery,
  PAGE_SIZE,
  parseListQuery,
} from '@/lib/dashboard/list-query';
import type { DemoRequestRow } from '@/lib/dashboard/read-requests';
import { RequestCard, RequestTable } from './request-table';

const compactButton = cx(getButtonClass({ variant: 'secondary', size: 'compact' }), '@max-md:min-block-11');

export function RequestList({
  rows,
  total,
  query,
  canExport,
}: {
  rows: DemoRequestRow[];
  total: number;
  query: ListQuery;
  canExport: boolean;
}) {
  const caption = (isFiltered(query) ? listMessages.matching : listMessages.total)(total);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pbe-3">
        <p className="text-sm leading-5 text-ink-2 tabular" role="status">
          {caption}
        </p>
        {canExport && (
          <div className="flex items-center gap-4">
            <p className="text-help @max-xl:hidden">{filterMessages.downloadHelp}</p>
            <a
              className={cx(compactButton, 'shrink-0 whitespace-nowrap')}
              href={getListHref(query, {}, EXPORT_PATH)}
            >
              <Icon name="download" size={20} />
              {filterMessages.download}
            </a>
          </div>
        )}
      </div>
      {rows.length > 0 ? (
        <RequestTable rows={rows} caption={caption} query={query} />
      ) : (
        <NoRows query={query} />
      )}
      <Pages total={total} query={query} />
    </>
  );
}

function NoRows({ query }: { query: ListQuery }) {
  const isNarrowed = isFiltered(query);
  const [title, advice] = isReversed(query)
    ? [listMessages.reversed, listMessages.reversedAdvice]
    : isNarrowed
      ? [listMessages.noMatch, listMessages.noMatchAdvice]
      : [listMessages.empty, listMessages.emptyAdvice];
  return (
    <RequestCard className="grid justify-items-start gap-1 px-8 py-12">
      <div className="mbe-4 inline-24">
        <Illustration svg={emptyLines} className="art-on-surface-1" />
      </div>
      <h2 className="text-h4">{title}</h2>
      <p className="text-base leading-6 text-ink-2">{advice}</p>
      {isNarrowed && (
        <Link
          className={cx(getButtonClass({ variant: 'secondary' }), 'mbs-4')}
          href={getListHref(parseListQuery({}))}
          prefetch={false}
        >
          {listMessages.showAll}
        </Link>
      )}
    </RequestCard>
  );
}

function Pages({ total, query }: { total: number; query: ListQuery }) {
  if (total <= PAGE_SIZE) return null;
  const { page } = query;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(total, page * PAGE_SIZE);
  return (
    <nav
      className="flex flex-wrap items-center justify-between gap-3 py-4 text-sm leading-5 text-ink-3 tabular"
      aria-label={pageMessages.label}
    >
      <span>{pageMessages.range(first, last, total)}</span>{' '}
      <div className="flex gap-2">
        {page > 1 && (
          <Link
            className={compactButton}
            rel="prev"
            href={getListHref(query, { page: page - 1 })}
            prefetch={false}
          >
            <Icon name="chevron-left" size={16} />
            {pageMessages.newer}
          </Link>
        )}{' '}
        {last < total && (
          <Link
            className={compactButton}
            rel="next"
            href={getListHref(query, { page: page + 1 })}
            prefetch={false}
          >
            {pageMessages.older}
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </div>
    </nav>
  );
}
