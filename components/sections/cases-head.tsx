import type { CaseStudiesPage } from '@/lib/content/case-studies';
import { PageHead } from './page-head';
import './case-facts.css';

/** The head of the list: its claim, and how many cases each industry has. */
export function CasesHead({
  page: { eyebrow, title, lead },
  tally,
}: {
  page: CaseStudiesPage;
  tally: [industry: string, count: number][];
}) {
  const counts = (
    <dl className="case-facts case-facts--counts">
      {tally.map(([industry, count]) => (
        <div className="case-facts__row" key={industry}>
          <dt>{industry}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
  return <PageHead path="/case-studies" eyebrow={eyebrow} title={title} lead={lead} aside={counts} />;
}
