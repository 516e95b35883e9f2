import type { Footnotes } from '@/lib/content/footnotes';
import type { Stat } from '@/lib/content/technologies';
import { NoteRef } from './notes';
import './parts.css';
import './partner.css';

/** Four figures about a practice, each with what it counts. */
export function PartnerStats({
  stats,
  notes,
  layout,
}: {
  stats: readonly Stat[];
  notes: Footnotes;
  /** Side by side, or one above the other. */
  layout: 'row' | 'column';
}) {
  return (
    <dl className={`partner-stats partner-stats--${layout}`}>
      {stats.map(({ value, label, text, source }) => (
        <div className="partner-stats__tile" key={label}>
          <dt className="mono">{label}</dt>
          <dd className="metric">
            {value}
            {source && <NoteRef number={notes.numberOf(source)} />}
          </dd>
          <dd className="partner-stats__text">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
