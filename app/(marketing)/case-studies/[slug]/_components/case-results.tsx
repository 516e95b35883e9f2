import { Badge } from '@/components/ui/badge';
import { ChangeSlope } from '@/components/illustrations/change-charts';
import { caseLevels, casePage } from '@/content/messages/case-studies';
import '@/components/ui/controls.css';
import { caseStudiesPage, type CaseStudy, type ResultRow } from '@/lib/content/case-studies';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { CaseSection } from './case-section';

const arrows = { up: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5', down: 'M6 1.5v9M2.5 7 6 10.5 9.5 7' } as const;

/** An improvement points either way: fewer minutes are better, too. */
function Improvement({ value, people = false }: { value: string; people?: boolean }) {
  return (
    <Badge surface={people ? 'person' : 'agent'}>
      <svg className="glyph size-3 stroke-[1.75]" viewBox="0 0 12 12" aria-hidden="true">
        <path d={arrows[value.startsWith('−') ? 'down' : 'up']} />
      </svg>
      {value}
      <span className="sr-only">{` ${caseLevels.better}`}</span>
    </Badge>
  );
}

function LevelBar({ share, variant }: { share: number; variant: string }) {
  return (
    <svg
      className="bg-surface-2 block-2.5 inline-full"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={variant} width={share} height={10} />
    </svg>
  );
}

function PerformanceRow({ row: { metric, before, after, improvement, note, scale } }: { row: ResultRow }) {
  return (
    <div className="grid gap-x-6 gap-y-2 border-be border-line py-4.5 tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_104px] tablet:items-center">
      <dt className="leading-6 font-bold">
        {metric}
        {note && <span className="block text-help">{note}</span>}
      </dt>
      <dd className="grid grid-cols-[auto_92px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 font-mono text-sm leading-5 font-medium whitespace-nowrap tablet:grid-cols-[92px_minmax(0,1fr)]">
        <span className="font-sans font-normal text-ink-3 first-letter:uppercase tablet:sr-only">{`${caseLevels.before} `}</span>
        <span className="text-ink-3">{before}</span>
        <LevelBar share={scale.before} variant="fill-metric-before-fill" />
        <span className="sr-only">, </span>
        <span className="font-sans font-normal first-letter:uppercase tablet:sr-only">{`${caseLevels.after} `}</span>
        <span>{after}</span>
        <LevelBar share={scale.after} variant="fill-accent" />
      </dd>
      <dd className="tablet:justify-self-end">
        <Improvement value={improvement} />
      </dd>
    </div>
  );
}

function PeopleTile({ row: { metric, before, after, improvement, note, scale } }: { row: ResultRow }) {
  return (
    <li className="grid content-start gap-2 tablet:row-span-4 tablet:grid-rows-subgrid tablet:content-stretch">
      <h4 className="text-base leading-6">{metric}</h4>
      <div className="block-24">
        <ChangeSlope {...scale} />
      </div>
      <p className="flex justify-between text-(length:--text-h4) leading-7 tracking-[-0.01em] text-ink-3">
        <span className="sr-only">{`${caseLevels.before} `}</span>
        <span>{before}</span>
        <span className="sr-only">{`, ${caseLevels.after} `}</span>
        <strong className="font-bold text-ink">{after}</strong>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-bs border-line pbs-3 tablet:flex-col tablet:items-start">
        <Improvement value={improvement} people />
        {note && <span className="text-help">{note}</span>}
      </p>
    </li>
  );
}

export function CaseResults({ results }: Pick<CaseStudy, 'results'>) {
  const { cxPerformance, peopleOutcomes } = results;
  const columns =
    peopleOutcomes.length % 3 === 0
      ? 'tablet:grid-cols-3 tablet:gap-x-8'
      : 'tablet:grid-cols-2 tablet:gap-x-12';
  return (
    <CaseSection id="results" title={casePage.results} beside={<Badge as="p">{results.timeframe}</Badge>}>
      {cxPerformance.length > 0 && (
        <>
          <h3 className="kicker">{casePage.customers}</h3>
          <dl className="border-bs border-line">
            {cxPerformance.map((row) => (
              <PerformanceRow key={row.metric} row={row} />
            ))}
          </dl>
        </>
      )}
      {peopleOutcomes.length > 0 && (
        <>
          <h3 className="kicker pbs-7 print:pbs-3">{casePage.people}</h3>
          <ul className={`grid gap-8 ${columns}`}>
            {peopleOutcomes.map((row) => (
              <PeopleTile key={row.metric} row={row} />
            ))}
          </ul>
        </>
      )}
      <p className="pbs-7 text-help print:pbs-3">
        <NoBreakHyphens text={caseStudiesPage.baseline} />
      </p>
    </CaseSection>
  );
}
