import { cx } from 'class-variance-authority';
import { LevelBars } from '@/components/sections/level-bars';
import { ColorKey } from '@/components/typography/color-key';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { changeMessages } from '@/content/messages/sections';
import { casePage } from '@/content/messages/case-studies';
import { caseStudiesPage } from '@/content/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';

type Results = CaseStudy['results'];

/** Sets results for customers and for staff side by side. */
export function CaseResults({ results }: { results: Results }) {
  const { timeframe, cxPerformance, peopleOutcomes } = results;
  const lists = [
    { title: casePage.customers, rows: cxPerformance },
    { title: casePage.people, rows: peopleOutcomes },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Section id="results" headingId="results-title" surface="band" className="mbe-section">
      <div className="mbe-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <h2 className="text-h2" id="results-title">
            {casePage.results}
          </h2>{' '}
          <Badge as="p">{timeframe}</Badge>
        </div>
        <ColorKey />
      </div>
      <div className={cx('grid gap-x-16 gap-y-10', lists.length > 1 && '@xl:grid-cols-2')}>
        {lists.map((list) => (
          <Rows {...list} key={list.title} />
        ))}
      </div>
      <p className="mbs-8 text-help">
        <NoBreakHyphens text={caseStudiesPage.baseline} />
      </p>
    </Section>
  );
}

function Rows({ title, rows }: { title: string; rows: Results['cxPerformance'] }) {
  return (
    <div>
      <h3 className="pbe-3 text-h4">{title}</h3>
      <ul>
        {rows.map(({ metric, before, after, improvement, note, scale }) => (
          <li
            className="grid items-center gap-x-6 gap-y-2 border-bs border-line py-5 @md:grid-cols-2"
            key={metric}
          >
            <p className="text-change whitespace-nowrap text-accent">
              {improvement}
              <span className="sr-only">{` ${changeMessages.better}`}</span>
            </p>{' '}
            <div className="grid gap-2">
              <p className="leading-6 font-semibold text-balance">
                <NoBreakHyphens text={metric} />
              </p>
              <LevelBars levels={{ before, after, bars: scale }} />
              {note && (
                <p className="text-help text-pretty">
                  <NoBreakHyphens text={note} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
