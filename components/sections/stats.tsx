import { cx } from 'class-variance-authority';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
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

const variants = {
  large: { item: tw`py-5 @xl:py-7`, value: tw`mbe-3 text-metric @2xl:text-change` },
  small: { item: tw`py-3 @xl:py-5`, value: tw`mbe-1 text-h3` },
};

export function Stats({
  items,
  variant = 'large',
}: {
  items: readonly Figure[];
  variant?: keyof typeof variants;
}) {
  const { item, value: number } = variants[variant];
  return (
    <ul className="grid border-be border-line @2xs:grid-cols-2 @2xs:gap-x-5 @md:gap-x-6 @xl:auto-cols-fr @xl:grid-flow-col @xl:grid-cols-none">
      {items.map(({ value, label, href, text, source }) => (
        <li
          className={cx(
            'grid content-start border-bs border-line @2xs:last:odd:col-span-2 @xl:last:odd:col-auto',
            item,
          )}
          key={label}
        >
          <p className={number}>
            <span className="whitespace-nowrap">{value}</span>
            {/* In a narrow column the mark is below the number. */}
            {source && (
              <>
                <wbr />
                <FootnoteRef source={source} variant="metric" />
              </>
            )}
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
