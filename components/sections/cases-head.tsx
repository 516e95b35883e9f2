import type { CaseStudiesPage } from '@/lib/content/case-studies';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import './case-studies.css';

/** The head of the list: its claim, and how many cases each industry has. */
export function CasesHead({
  page,
  tally,
}: {
  page: CaseStudiesPage;
  tally: [industry: string, count: number][];
}) {
  return (
    <header className="container cases-head">
      <Breadcrumb trail={[{ label: 'Home', href: '/' }]} current="Case Studies" />
      <div className="cases-head__grid">
        <div className="cases-head__copy">
          <Eyebrow>{page.eyebrow}</Eyebrow>
          <h1 className="h1">{page.title}</h1>
          <p className="lead">{page.lead}</p>
        </div>
        <dl className="case-facts">
          {tally.map(([industry, count]) => (
            <div className="case-facts__row" key={industry}>
              <dt>{industry}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
