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
      <h3 className="stats__title h4">{title}</h3>
      <ul className="ruled stats">
        {stats.map(({ value, label, percent, source }) => (
          <li className="stats__tile" key={label}>
            <span className="stats__value">
              {value}
              <NoteRef number={notes.numberOf(source)} />
            </span>
            <span className="stats__label">{label}</span>
            <svg viewBox="0 0 124 16" preserveAspectRatio="none" aria-hidden="true">
              <path className="stats__track" d="M0 8H100" />
              <path className="stats__bar" d={`M0 8H${percent}`} />
              <path className="stats__tick" d="M100 1V15" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}
