import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Facts } from '@/components/kinds/facts';
import { PageContents } from '@/components/sections/page-contents';
import { Link } from '@/components/ui/link';
import { hasResults, type CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';

/** The case in a few facts, and the way to each part of its page. It stays in view beside the story. */
export function CaseAside({ study }: { study: CaseStudy }) {
  const headings = [
    { id: 'client', title: 'Client' },
    ...(study.challenges.length > 0 ? [{ id: 'challenges', title: 'Challenges' }] : []),
    ...(study.image ? [{ id: 'architecture', title: 'Solution Architecture' }] : []),
    { id: 'solution', title: 'Solution' },
    ...(hasResults(study) ? [{ id: 'results', title: 'Results' }] : []),
  ];
  const modules = study.modules.map(({ slug, title }) => (
    <Link className="link" href={routes.product(slug)} key={slug}>
      {title}
    </Link>
  ));
  const person = (
    <>
      <span className="gem me-1.5" aria-hidden="true" /> {study.lever?.title}
    </>
  );
  return (
    <aside
      className="grid justify-items-start gap-6 wide:sticky wide:inset-bs-24 wide:self-start"
      aria-label="At a glance"
    >
      <Facts
        look="column"
        items={[
          { term: 'Industry', value: study.industry },
          ...(modules.length > 0
            ? [{ term: modules.length > 1 ? 'Modules' : 'Module', value: modules }]
            : []),
          ...(study.lever ? [{ term: 'A person decides', value: person }] : []),
        ]}
      />
      <PageContents headings={headings} className="narrow:hidden" />
      <RequestDemoButton className="inline-full medium:inline-auto">Request Demo</RequestDemoButton>
    </aside>
  );
}
