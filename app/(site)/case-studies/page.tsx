import { Closing } from '@/components/kinds/closing';
import { caseStudies, caseStudiesPage as page, industryTally } from '@/lib/content/case-studies';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { pageList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CasesHead } from './_sections/cases-head';
import { CaseKey } from './_sections/case-key';
import { CaseCards } from './_sections/case-cards';
import { Absent } from '../_absent/absent';

/** Without case studies there is no page. */
export const generateMetadata = () => (caseStudies.all.length > 0 ? pageMetadata(routes.caseStudies) : {});

export default function CaseStudiesPage() {
  if (caseStudies.all.length === 0) return <Absent />;
  return (
    <>
      <PageData
        path={routes.caseStudies}
        type="CollectionPage"
        description={page.lead}
        main={pageList(
          routes.caseStudies,
          caseStudies.slugs.map((slug) => routes.caseStudy(slug)),
        )}
      />
      <CasesHead page={page} tally={industryTally()} />
      <CaseKey reading={page.reading} caveat={page.caveat} />
      <CaseCards studies={caseStudies.all} page={page} />
      <Closing look="product" motif="case-study" {...page.closing} />
    </>
  );
}
