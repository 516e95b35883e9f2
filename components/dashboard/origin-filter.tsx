import { Glyph } from '@/components/ui/glyph';
import { senderWords as words } from '@/content/words/dashboard';
import { listHref, type ListQuery } from '@/lib/dashboard/list-query';
import '@/components/ui/controls.css';

/** From where, and from whom, the list shows requests only; each with the way back. */
export function OriginFilter({ query }: { query: ListQuery }) {
  const { source, sender } = query;
  const narrowed = [
    ...(source === undefined
      ? []
      : [{ text: words.source(source), href: listHref(query, { source: undefined }) }]),
    ...(sender ? [{ text: words.sender(sender), href: listHref(query, { sender: undefined }) }] : []),
  ];
  if (narrowed.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pbe-3" aria-label={words.narrowed}>
      {narrowed.map(({ text, href }) => (
        <li
          key={text}
          className="inline-flex items-center gap-1 rounded-full border border-line bg-surface-1 ps-3 text-sm leading-5 text-ink-2"
        >
          <span className="wrap-anywhere">{text}</span>
          <a className="icon-btn size-9" href={href} aria-label={`${words.remove}: ${text}`}>
            <Glyph name="close" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
