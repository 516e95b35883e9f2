import { ResultRow } from '@/components/sections/result-row';
import { ColorKey } from '@/components/typography/color-key';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Badge } from '@/components/ui/badge';
import { casePage } from '@/content/messages/case-studies';
import { caseStudiesPage } from '@/content/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import { CaseSection } from './case-section';

type Results = CaseStudy['results'];

export function CaseResults({ results }: { results: Results }) {
  return (
    <CaseSection
      id="results"
      title={casePage.results}
      beside={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ColorKey />
          <Badge as="p">{results.timeframe}</Badge>
        </div>
      }
    >
      <Rows title={casePage.customers} rows={results.cxPerformance} />
      <Rows title={casePage.people} rows={results.peopleOutcomes} />
      <p className="text-help">
        <NoBreakHyphens text={caseStudiesPage.baseline} />
      </p>
    </CaseSection>
  );
}

function Rows({ title, rows }: { title: string; rows: Results['cxPerformance'] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="kicker">{title}</h3>
      <ul>
        {rows.map(({ metric, before, after, improvement, note, scale }) => (
          <ResultRow
            key={metric}
            name={metric}
            definition={note}
            value={improvement}
            isBetter
            levels={{ before, after, bars: scale }}
          />
        ))}
      </ul>
    </>
  );
}
