import Link from 'next/link';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import type { CaseStudy } from '@/lib/content/case-studies';

/** The case in a few facts, and the way to each part of its page. It stays in view beside the story. */
export function CaseAside({ study }: { study: CaseStudy }) {
  const lever = study.solution.levers[study.checkpoint - 1];
  const parts = [
    ['client', 'Client'],
    ['challenges', 'Challenges'],
    ...(study.image ? [['architecture', 'Solution Architecture'] as const] : []),
    ['solution', 'Solution'],
    ['results', 'Results'],
  ] as const;
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
      <nav className="case-nav" aria-label="On this page">
        <ul>
          {parts.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <RequestDemoButton variant="primary" full>
        Request Demo
      </RequestDemoButton>
    </aside>
  );
}
