import { Link } from '@/components/ui/link';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import type { CaseStudy } from '@/lib/content/case-studies';
import { Facts } from '@/components/kinds/facts';
import { PageContents } from './page-contents';
import './case-aside.css';

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
      <Facts
        look="column"
        items={[
          { term: 'Industry', value: study.industry },
          {
            term: study.modules.length > 1 ? 'Modules' : 'Module',
            value: study.modules.map(({ slug, title }) => (
              <Link className="link" href={`/products/${slug}`} key={slug}>
                {title}
              </Link>
            )),
          },
          {
            term: 'A person decides',
            value: (
              <>
                <span className="gem me-1.5" aria-hidden="true" /> {lever?.title}
              </>
            ),
          },
        ]}
      />
      <PageContents headings={headings} />
      <RequestDemoButton variant="primary" full>
        Request Demo
      </RequestDemoButton>
    </aside>
  );
}
