import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { caseStudies, caseStudiesPage as page } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { CaseCards } from './_components/case-cards';
import { EmptyPage } from '../_components/empty-page';

export const generateMetadata = () =>
  caseStudies.all.length > 0 ? createPageMetadata(routes.caseStudies) : {};

export default function CaseStudiesPage() {
  if (caseStudies.all.length === 0) return <EmptyPage />;
  return (
    <>
      <PageHero path={routes.caseStudies} eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <CaseCards studies={caseStudies.all} label={page.eyebrow} />
      <Cta variant="product" motif="case-study" {...page.closing} />
    </>
  );
}
