import { Closing } from '@/components/kinds/closing';
import { Facts } from '@/components/kinds/facts';
import { PageHead } from '@/components/kinds/page-head';
import { caseStudies, caseStudiesPage as page, industryTally } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CaseKey } from './_sections/case-key';
import { CaseCards } from './_sections/case-cards';
import { Absent } from '../_absent/absent';

/** Without case studies there is no page. */
export const generateMetadata = () => (caseStudies.all.length > 0 ? pageMetadata(routes.caseStudies) : {});

export default function CaseStudiesPage() {
  if (caseStudies.all.length === 0) return <Absent />;
  return (
    <>
      <PageHead
        path={routes.caseStudies}
        eyebrow={page.eyebrow}
        title={page.title}
        lead={page.lead}
        aside={
          <Facts
            look="counts"
            items={industryTally().map(([industry, count]) => ({ term: industry, value: count }))}
          />
        }
      />
      <CaseKey reading={page.reading} caveat={page.caveat} />
      <CaseCards studies={caseStudies.all} page={page} />
      <Closing look="product" motif="case-study" {...page.closing} />
    </>
  );
}
