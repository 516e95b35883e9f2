import { Glyph } from '@/components/ui/glyph';
import { requestPanelWords as words } from '@/content/words/dashboard';
import type { DemoRequestRow } from '@/lib/dashboard/answers';
import { type ListQuery, requestHref } from '@/lib/dashboard/list-query';
import '@/components/ui/controls.css';

/** The ways from a request's panel to those before and after it on the page. Without scripts the address opens them. */
export function Neighbors({
  rows,
  index,
  query,
}: {
  rows: DemoRequestRow[];
  index: number;
  query: ListQuery;
}) {
  if (rows.length < 2) return null;
  const beside = [
    { rel: 'prev', row: rows[index - 1], label: words.previous, glyph: 'chevron-left', key: 'ArrowLeft' },
    { rel: 'next', row: rows[index + 1], label: words.next, glyph: 'chevron-right', key: 'ArrowRight' },
  ] as const;
  return (
    <nav className="-my-2 flex items-center gap-1" aria-label={words.neighbors}>
      <span className="flex-1 text-sm leading-5 text-ink-3 tabular-nums">
        {words.place(index + 1, rows.length)}
      </span>
      {beside.map(
        ({ rel, row, label, glyph, key }) =>
          row && (
            <a
              key={rel}
              className="icon-btn size-9"
              rel={rel}
              href={requestHref(query, row.id)}
              data-opens-request={row.id}
              aria-label={label}
              aria-keyshortcuts={key}
            >
              <Glyph name={glyph} size={16} />
            </a>
          ),
      )}
    </nav>
  );
}
