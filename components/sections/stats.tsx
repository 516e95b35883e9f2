import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Link } from '@/components/ui/link';
import type { Source } from '@/content/schema/source';

interface Figure {
  value: string;
  label: string;
  /** Where the label leads. */
  href?: string | undefined;
  /** Definition of the figure, or the company whose result it is. */
  text?: string | undefined;
  source?: Source | undefined;
}

export function Stats({ items }: { items: readonly Figure[] }) {
  return (
    <ul className="grid border-be border-line pair:grid-cols-2 pair:gap-x-5 tablet:gap-x-6 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
      {items.map(({ value, label, href, text, source }) => (
        <li
          className="grid content-start border-bs border-line py-5 pair:last:odd:col-span-2 wide:py-7 wide:last:odd:col-auto"
          key={label}
        >
          <p className="mbe-3 text-change whitespace-nowrap">
            {value}
            {source && <FootnoteRef source={source} variant="metric" />}
          </p>
          <p className="font-medium">
            {href ? (
              <Link className="link" href={href}>
                {label}
              </Link>
            ) : (
              label
            )}
          </p>
          {text && <p className="text-sm leading-5.5 text-ink-2">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
