import { Facts } from '@/components/kinds/facts';
import type { CaseStudiesPage } from '@/lib/content/case-studies';
import { PageHead } from './page-head';

/** The head of the list: its claim, and how many cases each industry has. */
export function CasesHead({
  page: { eyebrow, title, lead },
  tally,
}: {
  page: CaseStudiesPage;
  tally: [industry: string, count: number][];
}) {
  const counts = (
    <Facts look="row" facts={tally.map(([industry, count]) => ({ term: industry, values: [count] }))} />
  );
  return <PageHead path="/case-studies" eyebrow={eyebrow} title={title} lead={lead} aside={counts} />;
}
