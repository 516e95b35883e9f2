import type { Footnotes } from '@/lib/content/footnotes';
import type { Home } from '@/lib/content/home';
import { NoteRef } from './notes';

/** Four program figures, each on a line whose tick marks 100%. */
export function StatTiles({
  title,
  stats,
  notes,
}: {
  title: string;
  stats: Home['model']['stats'];
  notes: Footnotes;
}) {
  return (
    <>
      <h3 className="mbs-6 mbe-4 text-h4 tablet:mbs-10 tablet:mbe-5">{title}</h3>
      <ul className="ruled grid-cols-2 broad:grid-cols-4 phone:[--rule-gap:24px] tiny:grid-cols-1">
        {stats.map(({ value, label, percent, source }) => (
          <li className="grid content-start gap-2 phone:py-5" key={label}>
            <span className="text-metric">
              {value}
              <NoteRef number={notes.numberOf(source)} />
            </span>
            <span className="text-sm leading-[1.429] text-ink-2">{label}</span>
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
          </li>
        ))}
      </ul>
    </>
  );
}
