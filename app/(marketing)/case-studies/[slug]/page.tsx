import type { Metadata } from 'next';
import { Cta } from '@/components/sections/cta/cta';
import { RelatedContent } from '@/components/sections/related-content';
import { type CaseStudy, caseStudies, hasResults, unknownCase } from '@/lib/content/case-studies';
import { getNext } from '@/lib/content/collection';
import { findRelated } from '@/lib/content/related';
import { NO_SUCH_RECORD } from '@/lib/url-rules';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../../_components/empty-page';
import { CaseMeasure } from '../_components/case-measure';
import { CaseHero } from './_components/case-hero';
import { CaseArchitecture } from './_components/case-architecture';
import { CaseAside } from './_components/case-aside';
import { CaseResults } from './_components/case-results';
import { CaseChallenges, CaseClient, CaseSolution } from './_components/case-story';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

/** Adds the page to which next.config.ts sends unknown slugs. */
export const generateStaticParams = () => [...caseStudies.slugs, NO_SUCH_RECORD].map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const study = caseStudies.get((await params).slug);
  // Next itself excludes pages with status 404 from search engines.
  if (!study) return unknownCase.meta;
  return createPageMetadata(routes.caseStudy(study.slug));
}

export default async function CaseStudyRoute({ params }: Props) {
  const study = caseStudies.get((await params).slug);
  return study ? <CaseStudyPage study={study} /> : <EmptyPage page={unknownCase} />;
}

function CaseStudyPage({ study }: { study: CaseStudy }) {
  const path = routes.caseStudy(study.slug);
  const next = getNext(caseStudies, study.slug);
  return (
    <>
      <article>
        <CaseHero study={study} />
        <div className="container grid gap-12 pbs-[clamp(40px,4vw,64px)] pbe-section print:block print:pbs-[24pt] print:pbe-0 wide:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] wide:gap-x-6">
          <CaseAside study={study} />
          <div className="grid grid-cols-1 gap-[clamp(40px,4vw,60px)] print:block">
            <CaseClient client={study.client} />
            {study.challenges.length > 0 && <CaseChallenges challenges={study.challenges} />}
            {study.image && <CaseArchitecture image={study.image} />}
            <CaseSolution solution={study.solution} lever={study.lever} />
            {hasResults(study) && <CaseResults results={study.results} />}
          </div>
        </div>
      </article>
      <RelatedContent groups={findRelated(path, { product: 2, article: 2, industry: 1 })} />
      {next && (
        <Cta
          variant="case"
          title={next.title}
          text={next.subtitle}
          href={routes.caseStudy(next.slug)}
          beside={<CaseMeasure study={next} />}
        />
      )}
    </>
  );
}
