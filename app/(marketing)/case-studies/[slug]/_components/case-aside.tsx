import { DescriptionList } from '@/components/sections/description-list';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { PageContents } from '@/components/ui/page-contents';
import { Link } from '@/components/ui/link';
import { casePage } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import * as routes from '@/lib/routes';

export function CaseAside({ study }: { study: CaseStudy }) {
  const headings = [
    { id: 'client', title: casePage.client },
    ...(study.challenges.length > 0 ? [{ id: 'challenges', title: casePage.challenges }] : []),
    ...(study.image ? [{ id: 'architecture', title: casePage.architecture }] : []),
    { id: 'solution', title: casePage.solution },
    ...(study.hasResults ? [{ id: 'results', title: casePage.results }] : []),
  ];
  const products = study.products.map(({ slug, title }) => (
    <Link className="link" href={routes.product(slug)} key={slug}>
      {title}
    </Link>
  ));
  const person = (
    <>
      <span className="me-2 marker-person" aria-hidden="true" />{' '}
      {study.lever && <NoBreakHyphens text={study.lever.title} />}
    </>
  );
  return (
    <aside
      className="grid justify-items-start gap-6 @xl:sticky @xl:inset-bs-24 @xl:self-start @xl:pe-8"
      aria-label={casePage.facts}
    >
      <DescriptionList
        variant="column"
        items={[
          { term: casePage.industry, value: study.industry },
          ...(products.length > 0 ? [{ term: casePage.products(products.length), value: products }] : []),
          ...(study.lever ? [{ term: casePage.person, value: person }] : []),
        ]}
      />
      <PageContents headings={headings} className="@max-xl:hidden" />
    </aside>
  );
}
