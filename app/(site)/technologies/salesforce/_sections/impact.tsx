import { NoteRef, Notes } from '@/components/sections/notes';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Salesforce } from '@/lib/content/technologies';

/** Four changes after go-live: each with its definition, and both levels as bars on one scale. */
export function Impact({ changes, notes }: Pick<Salesforce, 'changes'> & { notes: Footnotes }) {
  return (
    <Section label="impact" tone="band">
      <div className="grid items-start gap-x-6 gap-y-10 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-x-14">
        <div className="grid gap-4">
          <SectionTitle id="impact" kicker={changes.kicker}>
            {changes.title}
          </SectionTitle>
          <p className="text-lg leading-7 tracking-[-0.005em] text-balance text-ink-2 max-inline-[34ch]">
            {changes.lead}
          </p>
        </div>
        <ul>
          {changes.items.map(({ name, definition, levels, source }) => (
            <li
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 border-bs border-line py-6 last:border-be mid:grid-cols-[minmax(0,5fr)_132px_minmax(0,6fr)] mid:items-center"
              key={name}
            >
              <div>
                <h3 className="text-md leading-6 tracking-[-0.005em]">{name}</h3>
                <p className="help">{definition}</p>
              </div>
              <p className="text-[length:var(--t-h3)] leading-[1.25] font-strong tracking-[-0.015em] whitespace-nowrap text-accent tabular-nums">
                {levels.change}
                <span className="sr-only"> better</span>
                <NoteRef number={notes.numberOf(source)} />
              </p>
              <dl className="col-span-full grid gap-1.5 mid:col-auto">
                <Level name="Before" value={levels.before} length={levels.bars.before} />
                <Level name="After" value={levels.after} length={levels.bars.after} />
              </dl>
            </li>
          ))}
        </ul>
      </div>
      <Notes list={notes.list} />
    </Section>
  );
}

const levels = {
  Before: { value: tw`text-ink-3`, bar: tw`fill-line-strong` },
  After: { value: '', bar: tw`fill-accent` },
};

function Level({ name, value, length }: { name: keyof typeof levels; value: string; length: number }) {
  const look = levels[name];
  return (
    <div>
      <dt className="sr-only">{name}</dt>
      <dd
        className={`grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3 label text-xs leading-5 ${look.value}`}
      >
        {value}
        <svg
          className={`bg-surface-3 block-2.5 inline-full ${look.bar}`}
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={length} height={8} />
        </svg>
      </dd>
    </div>
  );
}
