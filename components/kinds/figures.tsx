import { NoteRef } from '@/components/sections/notes';
import { tw } from '@/components/ui/tw';
import type { Source } from '@/lib/content/fields';
import type { Footnotes } from '@/lib/content/footnotes';

/** On hairlines with a meter, side by side, or as large as a headline. */
const looks = {
  tiles: {
    list: tw`ruled grid-cols-2 broad:grid-cols-4 phone:[--rule-gap:24px] tiny:grid-cols-1`,
    item: tw`grid content-start gap-2 phone:py-5`,
    value: tw`text-metric`,
    note: 'text',
    label: tw`text-sm leading-[1.429] text-ink-2`,
  },
  plain: {
    list: tw`grid grid-cols-2 gap-x-6 gap-y-7 wide:grid-cols-4 tiny:grid-cols-1`,
    item: tw`grid gap-1.5`,
    value: tw`text-change whitespace-nowrap`,
    note: 'metric',
    label: tw`text-ink-2`,
  },
  large: {
    list: tw`grid gap-x-6 gap-y-12 mid:grid-cols-3`,
    item: '',
    value: tw`text-[clamp(3.5rem,2rem+6.4vw,7.5rem)] leading-[0.95] font-medium tracking-[-0.05em] whitespace-nowrap`,
    note: 'figure',
    label: tw`mbs-4 text-lg leading-7 font-strong`,
  },
} as const;

interface Figure {
  value: string;
  label: string;
  /** The sentence that defines it. */
  text?: string;
  /** How much of a line whose tick marks 100% it fills. */
  percent?: number;
  source: Source;
}

/** Figures with what they count. */
export function Figures({
  items,
  notes,
  look,
  className = '',
}: {
  items: readonly Figure[];
  notes: Footnotes;
  look: keyof typeof looks;
  className?: string;
}) {
  const { list, item, value: size, note, label: words } = looks[look];
  return (
    <ul className={`${list} ${className}`}>
      {items.map(({ value, label, text, percent, source }) => (
        <li className={item} key={label}>
          <p className={size}>
            {value}
            <NoteRef number={notes.numberOf(source)} at={note} />
          </p>
          <p className={words}>{label}</p>
          {text && <p className="text-ink-2 max-inline-[36ch]">{text}</p>}
          {percent !== undefined && <Meter percent={percent} />}
        </li>
      ))}
    </ul>
  );
}

function Meter({ percent }: { percent: number }) {
  return (
    <svg
      className="stroke-4 block-4 inline-full *:[vector-effect:non-scaling-stroke]"
      viewBox="0 0 124 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-line" d="M0 8H100" />
      <path className="stroke-accent" d={`M0 8H${percent}`} />
      <path className="stroke-ink stroke-1" d="M100 1V15" />
    </svg>
  );
}
