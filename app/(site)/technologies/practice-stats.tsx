import { NoteRef } from '@/components/sections/notes';
import { tw } from '@/components/ui/tw';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Stat } from '@/lib/content/technologies';

/** Side by side, or one above the other. */
const layouts = {
  row: {
    list: tw`pair:grid-cols-2 pair:gap-x-4 mid:grid-cols-4 mid:gap-x-0 mid:border-be`,
    tile: tw`mid:border-s mid:border-be-0 mid:px-6 mid:py-7 mid:first:border-s-0 mid:first:ps-0`,
  },
  column: { list: tw`tablet:grid-cols-2 tablet:gap-x-8`, tile: '' },
};

/**
 * Four figures about a practice, each with what it counts.
 *
 * @param rule The color of the hairlines, which depends on the ground.
 */
export function PracticeStats({
  stats,
  notes,
  layout,
  rule,
}: {
  stats: readonly Stat[];
  notes: Footnotes;
  layout: keyof typeof layouts;
  rule: string;
}) {
  const { list, tile } = layouts[layout];
  return (
    <dl className={`grid border-bs ${rule} ${list}`}>
      {stats.map(({ value, label, text, source }) => (
        <div className={`flex flex-col gap-2 border-be py-5 ${rule} ${tile}`} key={label}>
          <dt className="order-1 label tracking-[0.02em] text-ink-3">{label}</dt>
          <dd className="text-[clamp(2.5rem,2.1rem+1.4vw,3.25rem)] leading-none font-strong tracking-[-0.03em] whitespace-nowrap">
            {value}
            {source && <NoteRef number={notes.numberOf(source)} at="metric" />}
          </dd>
          <dd className="order-2 text-sm leading-5.5 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
