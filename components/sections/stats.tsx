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
    <ul className="grid border-be border-line @2xs:grid-cols-2 @2xs:gap-x-5 @md:gap-x-6 @xl:auto-cols-fr @xl:grid-flow-col @xl:grid-cols-none">
      {items.map(({ value, label, href, text, source }) => (
        <li
          className="grid content-start border-bs border-line py-5 @2xs:last:odd:col-span-2 @xl:py-7 @xl:last:odd:col-auto"
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
