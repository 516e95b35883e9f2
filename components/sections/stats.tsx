import { FootnoteRef } from '@/components/typography/footnote-ref';
import type { Source } from '@/lib/content/figures';

interface Figure {
  value: string;
  label: string;
  /** Definition of the figure, or the company whose result it is. */
  text?: string | undefined;
  source?: Source | undefined;
}

export function Stats({ items }: { items: readonly Figure[] }) {
  return (
    <ul className="grid border-bs border-line pair:grid-cols-2 pair:gap-x-4 mid:grid-cols-4 mid:gap-x-0 mid:border-be">
      {items.map(({ value, label, text, source }) => (
        <li
          className="grid content-start gap-2 border-be border-line py-5 mid:border-s mid:border-be-0 mid:px-6 mid:py-7 mid:first:border-s-0 mid:first:ps-0"
          key={label}
        >
          <p className="text-change whitespace-nowrap">
            {value}
            {source && <FootnoteRef source={source} variant="metric" />}
          </p>
          <p className="mono">{label}</p>
          {text && <p className="text-sm leading-5.5 text-ink-2">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
