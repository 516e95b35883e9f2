import { Section } from '@/components/ui/section';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Foundry } from '@/lib/content/solutions';
import { NoteRef, Notes } from './notes';

/** Three large figures, each with the sentence that defines it. */
export function FoundryFigures({ figures, notes }: Pick<Foundry, 'figures'> & { notes: Footnotes }) {
  return (
    <Section label="figures-title">
      <h2 className="text-h3" id="figures-title">
        {figures.title}
      </h2>
      <ul className="mbs-10 grid gap-x-6 gap-y-12 mid:grid-cols-3">
        {figures.items.map(({ value, label, text, source }) => (
          <li key={label}>
            <p className="text-[clamp(3.5rem,2rem+6.4vw,7.5rem)] leading-[0.95] font-medium tracking-[-0.05em] whitespace-nowrap">
              {value}
              <NoteRef number={notes.numberOf(source)} at="figure" />
            </p>
            <p className="mbs-4 text-lg leading-7 font-strong">{label}</p>
            <p className="text-ink-2 max-inline-[36ch]">{text}</p>
          </li>
        ))}
      </ul>
      <Notes list={notes.list} />
    </Section>
  );
}
