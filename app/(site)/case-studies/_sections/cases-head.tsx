import { Facts } from '@/components/kinds/facts';
import { PageHead } from '@/components/kinds/page-head';
import type { CaseStudiesPage } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';

/** The head of the list: its claim, and how many cases each industry has. */
export function CasesHead({
  page: { eyebrow, title, lead },
  tally,
}: {
  page: CaseStudiesPage;
  tally: [industry: string, count: number][];
}) {
  const counts = tally.map(([industry, count]) => ({ term: industry, value: count }));
  return (
    <PageHead
      path={routes.caseStudies}
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      aside={<Facts look="counts" items={counts} />}
    />
  );
}
