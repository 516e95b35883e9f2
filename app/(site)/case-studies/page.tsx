import { CaseCards } from '@/components/sections/case-cards';
import { CasesHead } from '@/components/sections/cases-head';
import { ClosingCall } from '@/components/sections/closing-call';
import { caseStudies, caseStudiesPage as page, industryTally } from '@/lib/content/case-studies';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/case-studies');

export default function CaseStudiesPage() {
  return (
    <>
      <CasesHead page={page} tally={industryTally()} />
      <CaseCards studies={caseStudies.all} page={page} />
      <ClosingCall {...page.closing} />
    </>
  );
}
