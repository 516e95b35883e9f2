import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { caseStudies, caseStudiesPage as page } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CaseCards } from './_sections/case-cards';
import { Absent } from '../_absent/absent';

/** Without case studies there is no page. */
export const generateMetadata = () => (caseStudies.all.length > 0 ? pageMetadata(routes.caseStudies) : {});

export default function CaseStudiesPage() {
  if (caseStudies.all.length === 0) return <Absent />;
  return (
    <>
      <PageHead path={routes.caseStudies} eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <CaseCards studies={caseStudies.all} label={page.eyebrow} />
      <Closing look="product" motif="case-study" {...page.closing} />
    </>
  );
}
