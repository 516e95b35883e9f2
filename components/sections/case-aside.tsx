import { Link } from '@/components/ui/link';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import type { CaseStudy } from '@/lib/content/case-studies';
import { PageContents } from './page-contents';
import './case-aside.css';
import './case-facts.css';

/** The case in a few facts, and the way to each part of its page. It stays in view beside the story. */
export function CaseAside({ study }: { study: CaseStudy }) {
  const lever = study.solution.levers[study.checkpoint - 1];
  const headings = [
    { id: 'client', title: 'Client' },
    { id: 'challenges', title: 'Challenges' },
    ...(study.image ? [{ id: 'architecture', title: 'Solution Architecture' }] : []),
    { id: 'solution', title: 'Solution' },
    { id: 'results', title: 'Results' },
  ];
  return (
    <aside className="case-aside" aria-label="At a glance">
      <dl className="case-facts">
        <div className="case-facts__row">
          <dt>Industry</dt>
          <dd>{study.industry}</dd>
        </div>
        <div className="case-facts__row">
          <dt>{study.modules.length > 1 ? 'Modules' : 'Module'}</dt>
          {study.modules.map(({ slug, title }) => (
            <dd key={slug}>
              <Link className="link" href={`/products/${slug}`}>
                {title}
              </Link>
            </dd>
          ))}
        </div>
        <div className="case-facts__row">
          <dt>A person decides</dt>
          <dd>
            <span className="gem" aria-hidden="true" /> {lever?.title}
          </dd>
        </div>
      </dl>
      <PageContents headings={headings} />
      <RequestDemoButton variant="primary" full>
        Request Demo
      </RequestDemoButton>
    </aside>
  );
}
