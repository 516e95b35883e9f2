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
    <ul className="grid border-bs border-line pair:grid-cols-2 pair:gap-x-4 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none wide:gap-x-0 wide:border-be">
      {items.map(({ value, label, text, source }) => (
        <li
          className="grid content-start gap-2 border-be border-line py-5 pair:last:odd:col-span-2 wide:border-s wide:border-be-0 wide:px-6 wide:py-7 wide:first:border-s-0 wide:first:ps-0 wide:last:odd:col-auto"
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
