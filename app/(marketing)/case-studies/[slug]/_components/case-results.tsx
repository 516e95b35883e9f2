import { Bar } from '@/components/sections/bar';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Badge } from '@/components/ui/badge';
import { caseLevels, casePage } from '@/content/messages/case-studies';
import '@/components/ui/controls.css';
import { caseStudiesPage, type CaseStudy, type ResultRow } from '@/lib/content/case-studies';
import { CaseSection } from './case-section';

const arrows = { up: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5', down: 'M6 1.5v9M2.5 7 6 10.5 9.5 7' } as const;

/** An improvement points either way: fewer minutes are better, too. */
function Improvement({ value }: { value: string }) {
  return (
    <Badge surface="agent">
      <svg className="glyph size-3 stroke-[1.75]" viewBox="0 0 12 12" aria-hidden="true">
        <path d={arrows[value.startsWith('−') ? 'down' : 'up']} />
      </svg>
      {value}
      <span className="sr-only">{` ${caseLevels.better}`}</span>
    </Badge>
  );
}

function Result({ row: { metric, before, after, improvement, note, scale } }: { row: ResultRow }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-be border-line py-4 tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_104px] tablet:items-center">
      <dt className="leading-6 font-bold">
        <NoBreakHyphens text={metric} />
        {note && <span className="block text-help">{note}</span>}
      </dt>
      <dd className="grid grid-cols-[auto_92px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 font-mono text-sm leading-5 font-medium whitespace-nowrap tablet:grid-cols-[92px_minmax(0,1fr)] phone:col-span-full phone:row-2">
        <span className="font-sans font-normal text-ink-3 first-letter:uppercase tablet:sr-only">{`${caseLevels.before} `}</span>
        <span className="text-ink-3">{before}</span>
        <Bar when="before" length={scale.before} className="bg-surface-2 block-2.5" />
        <span className="sr-only">, </span>
        <span className="font-sans font-normal first-letter:uppercase tablet:sr-only">{`${caseLevels.after} `}</span>
        <span>{after}</span>
        <Bar when="after" length={scale.after} className="bg-surface-2 block-2.5" />
      </dd>
      <dd className="tablet:justify-self-end">
        <Improvement value={improvement} />
      </dd>
    </div>
  );
}

function Results({ title, rows }: { title: string; rows: readonly ResultRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="kicker">{title}</h3>
      <dl className="border-bs border-line not-last:mbe-3">
        {rows.map((row) => (
          <Result key={row.metric} row={row} />
        ))}
      </dl>
    </>
  );
}

export function CaseResults({ results }: Pick<CaseStudy, 'results'>) {
  return (
    <CaseSection id="results" title={casePage.results} beside={<Badge as="p">{results.timeframe}</Badge>}>
      <Results title={casePage.customers} rows={results.cxPerformance} />
      <Results title={casePage.people} rows={results.peopleOutcomes} />
      <p className="text-help">
        <NoBreakHyphens text={caseStudiesPage.baseline} />
      </p>
    </CaseSection>
  );
}
