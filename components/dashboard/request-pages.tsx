import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { requestPagesWords as words } from '@/content/words/dashboard';
import { listHref, type ListQuery, PAGE_SIZES } from '@/lib/dashboard/list-query';
import type { DemoRequestPage } from '@/lib/dashboard/answers';
import '@/components/ui/controls.css';

const button = buttonClass({ variant: 'secondary', size: 'compact' }, 'phone:min-block-11');

/** Where the page stands, how long pages are, and the ways to its neighbors. A list of one page needs none of it. */
export function RequestPages({ list, query }: { list: DemoRequestPage; query: ListQuery }) {
  const { rows, total, about, preceding, placed, more } = list;
  if (total <= PAGE_SIZES[0]) return null;
  const last = preceding + rows.length;
  return (
    <nav
      className="flex flex-wrap items-center justify-between gap-3 py-4 text-sm leading-5 text-ink-3 tabular-nums"
      aria-label={words.label}
    >
      {/* Both ends keep their width, so that the middle one stays in the middle when a button comes or goes. */}
      <span className="tablet:flex-[1_1_12rem]">
        {placed
          ? (about ? words.rangeAbout : words.range)(preceding + 1, last, total)
          : words.somewhere(rows.length, total)}
      </span>
      <div className="flex items-center gap-2.5" role="group" aria-label={words.rowsLabel}>
        <span aria-hidden="true">{words.rows}</span>
        <span className="segmented">
          {PAGE_SIZES.map((size) => (
            <a
              key={size}
              className="segmented__item"
              href={listHref(query, { size })}
              aria-current={size === query.size ? 'true' : undefined}
            >
              {size}
            </a>
          ))}
        </span>
      </div>
      <div className="flex gap-2 tablet:flex-[1_1_12rem] tablet:justify-end">
        {preceding > 0 && (
          <a className={button} rel="prev" href={listHref(query, { before: rows[0]?.id })}>
            <Glyph name="chevron-left" size={16} />
            {pageName(query, 'before')}
          </a>
        )}
        {more && (
          <a className={button} rel="next" href={listHref(query, { after: rows.at(-1)?.id })}>
            {pageName(query, 'after')}
            <Glyph name="chevron-right" size={16} />
          </a>
        )}
      </div>
    </nav>
  );
}

/** In the order of time pages are newer or older, in any other they follow one another. */
function pageName({ sort, descending }: ListQuery, side: 'before' | 'after'): string {
  if (sort !== 'created_at') return side === 'before' ? words.previous : words.next;
  return (side === 'before') === descending ? words.newer : words.older;
}
