import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';

const looks = {
  /** In three columns, in small print. */
  three: {
    list: tw`grid-cols-2 wide:grid-cols-3 phone:[--rule-gap:24px] tiny:grid-cols-1`,
    item: tw`grid-cols-[20px_minmax(0,1fr)] gap-x-2.5`,
    size: 20,
    glyph: tw`mbs-0.5`,
    title: tw`text-base leading-[1.5] tracking-[-0.005em]`,
    text: tw`text-sm leading-[1.571] font-book tablet:col-2`,
  },
  /** In four, with the glyph above. */
  four: {
    list: tw`grid-cols-1 border-line-strong tablet:grid-cols-2 wide:grid-cols-4 wide:grid-rows-[auto_auto_1fr]`,
    item: tw`grid-cols-[24px_minmax(0,1fr)] gap-x-4 wide:row-span-3 wide:grid-cols-1 wide:grid-rows-subgrid wide:gap-2`,
    size: 24,
    glyph: tw`wide:mbe-2 medium:row-span-2`,
    title: tw`text-h4`,
    text: tw`text-ui leading-[1.6]`,
  },
} as const;

/** Titles and texts with a glyph each, in ruled columns. */
export function GlyphList({
  items,
  look,
}: {
  items: readonly { glyph: GlyphName; title: string; text: string }[];
  look: keyof typeof looks;
}) {
  const { list, item, size, glyph: place, title: heading, text: words } = looks[look];
  return (
    <ul className={`ruled ${list}`}>
      {items.map(({ glyph, title, text }) => (
        <li className={`grid content-start gap-y-1 phone:py-5 ${item}`} key={title}>
          <Glyph
            name={glyph}
            size={size}
            className={`${glyph === 'checkpoint' ? 'text-human' : 'text-accent'} ${place}`}
          />
          <h3 className={heading}>{title}</h3>
          <p className={`text-ink-2 phone:col-span-full ${words}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
