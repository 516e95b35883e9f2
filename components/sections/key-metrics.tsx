import { Section } from '@/components/ui/section';
import type { Footnotes } from '@/lib/content/footnotes';
import type { KeyMetric } from '@/lib/content/products';
import { NoteRef, Notes } from './notes';
import { SectionHead } from './section-head';

const arrows = { up: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5', down: 'M6 1.5v9M2.5 7 6 10.5 9.5 7' } as const;

/** The change and its direction, as an arrow and as a word. */
function Change({ metric: { value, improvement, source }, notes }: { metric: KeyMetric; notes: Footnotes }) {
  return (
    <p className="flex flex-wrap items-baseline gap-2">
      <span className="text-[clamp(2.5rem,2.1rem+1.4vw,3.25rem)] leading-none font-strong tracking-[-0.03em] whitespace-nowrap">
        {value}
        {source && <NoteRef number={notes.numberOf(source)} at="metric" />}
      </span>
      <span className="inline-flex items-center gap-1.5 label leading-4 text-accent">
        <svg
          className="size-3 fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <path d={arrows[improvement]} />
        </svg>
        {improvement}
      </span>
    </p>
  );
}

/** Two bars, before and after, drawn from the record's levels; without levels, the change on a full track. */
function LevelBars({ metric: { levels, value } }: { metric: KeyMetric }) {
  return (
    <svg className="block-5 inline-full" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path className="fill-surface-3" d="M0 0H100V8H0zM0 12H100V20H0z" />
      <rect className="fill-line-strong" width={levels?.bars.before ?? 100} height={8} />
      <rect
        className="fill-accent"
        y={12}
        width={levels?.bars.after ?? Number.parseFloat(value)}
        height={8}
      />
    </svg>
  );
}

/**
 * Four measured changes on the page's ink band, each with its two levels. Neighbors share their rows: a name of two
 * lines moves nobody else's bars.
 *
 * @param lead Whose results these are.
 * @param notes The notes of the figures, numbered.
 */
export function KeyMetrics({
  lead,
  metrics,
  notes,
}: {
  lead: string;
  metrics: readonly KeyMetric[];
  notes: Footnotes;
}) {
  return (
    <Section label="results" space="above">
      <div className="ink-band rounded-band border border-line px-5 py-8 print:break-inside-avoid tablet:px-10 tablet:py-12 wide:p-16">
        <SectionHead id="results" kicker="Proven Results" lead={lead}>
          Key Metrics
        </SectionHead>
        <ul className="grid border-bs border-line tablet:grid-cols-2 tablet:gap-x-12 wide:grid-cols-4 wide:gap-x-0">
          {metrics.map((metric) => (
            <li
              className="grid grid-rows-[auto_auto_auto_1fr] gap-3 border-be border-line py-6 last:border-be-0 last:pbe-0 tablet:row-span-4 tablet:grid-rows-subgrid tablet:nth-last-2:border-be-0 tablet:nth-last-2:pbe-0 wide:border-be-0 wide:px-6 wide:pbs-8 wide:pbe-0 wide:not-first:border-s wide:first:ps-0 wide:last:pe-0"
              key={metric.metric}
            >
              <h3 className="text-md leading-6 tracking-[-0.005em]">{metric.metric}</h3>
              <Change metric={metric} notes={notes} />
              <LevelBars metric={metric} />
              <p className="text-sm leading-5.5 font-book text-ink-2">{metric.description}</p>
            </li>
          ))}
        </ul>
        <Notes list={notes.list} />
      </div>
    </Section>
  );
}
