import { cx } from 'class-variance-authority';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { caseStudies, caseStudiesPage as page } from '@/content/case-studies';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { CaseCards } from './_components/case-cards';
import { EmptyPage } from '../_components/empty-page';

export const generateMetadata = () =>
  caseStudies.all.length > 0 ? createPageMetadata(routes.caseStudies) : {};

export default function CaseStudiesPage() {
  if (caseStudies.all.length === 0) return <EmptyPage />;
  const { facts, ...closing } = page.closing;
  return (
    <>
      <PageHero path={routes.caseStudies} eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <CaseCards studies={caseStudies.all} label={page.eyebrow} />
      <Cta
        variant="tint"
        {...closing}
        actions={<RequestDemoButton size="hero" />}
        facts={facts.map(({ actor, ...fact }) => ({
          ...fact,
          mark: <span className={cx(`marker-${actor}`, 'me-2.5')} aria-hidden="true" />,
        }))}
      />
    </>
  );
}
