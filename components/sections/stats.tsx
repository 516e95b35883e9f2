import { FootnoteRef } from '@/components/typography/footnote-ref';
import { tw } from '@/components/ui/tw';
import type { Source } from '@/lib/content/figures';

const defined = {
  value: tw`text-change whitespace-nowrap`,
  note: 'metric',
  label: tw`mono`,
  text: tw`text-sm leading-5.5 text-ink-2`,
} as const;

const tile = tw`grid content-start gap-2 border-be border-line py-5`;

const variants = {
  tiles: {
    list: tw`grid-ruled grid-cols-2 broad:grid-cols-4 phone:[--rule-gap:24px] tiny:grid-cols-1`,
    item: tw`grid content-start gap-2 phone:py-5`,
    value: tw`text-metric`,
    note: 'text',
    label: tw`text-sm leading-[1.429] text-ink-2`,
    text: tw`text-sm leading-[1.429] text-ink-3`,
  },
  row: {
    list: tw`grid border-bs border-line pair:grid-cols-2 pair:gap-x-4 mid:grid-cols-4 mid:gap-x-0 mid:border-be`,
    item: tw`mid:border-s mid:border-be-0 mid:px-6 mid:py-7 mid:first:border-s-0 mid:first:ps-0 ${tile}`,
    ...defined,
  },
  column: {
    list: tw`grid border-bs border-line pair:grid-cols-2 pair:gap-x-4 tablet:gap-x-8`,
    item: tile,
    ...defined,
  },
} as const;

interface Figure {
  value: string;
  label: string;
  /** Definition of the figure, or the company whose result it is. */
  text?: string | undefined;
  source?: Source | undefined;
}

export function Stats({
  items,
  variant,
  className = '',
}: {
  items: readonly Figure[];
  variant: keyof typeof variants;
  className?: string;
}) {
  const { list, item, value: size, note, label: words, text: definition } = variants[variant];
  return (
    <ul className={`${list} ${className}`}>
      {items.map(({ value, label, text, source }) => (
        <li className={item} key={label}>
          <p className={size}>
            {value}
            {source && <FootnoteRef source={source} variant={note} />}
          </p>
          <p className={words}>{label}</p>
          {text && <p className={definition}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
