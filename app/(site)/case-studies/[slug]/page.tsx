import type { Metadata } from 'next';
import { ReadOn } from '@/components/kinds/read-on';
import { type CaseStudy, caseStudies, hasResults, unknownCase } from '@/lib/content/case-studies';
import { nextOf } from '@/lib/content/collection';
import { relatedTo } from '@/lib/content/related';
import { NO_SUCH_RECORD } from '@/lib/routing/url-rules';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../../_absent/absent';
import { CaseHead } from './_sections/case-head';
import { CaseArchitecture } from './_sections/case-architecture';
import { CaseAside } from './_sections/case-aside';
import { NextCase } from './_sections/next-case';
import { CaseResults } from './_sections/case-results';
import { CaseChallenges, CaseClient, CaseSolution } from './_sections/case-story';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

/** The extra one is the screen of every unknown address: next.config.ts sends them all to it. */
export const generateStaticParams = () => [...caseStudies.slugs, NO_SUCH_RECORD].map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const study = caseStudies.get((await params).slug);
  // Without an address of its own, so without a canonical one. Next itself tells search engines to stay away.
  if (!study) return unknownCase.meta;
  return pageMetadata(routes.caseStudy(study.slug));
}

export default async function CaseStudyRoute({ params }: Props) {
  const study = caseStudies.get((await params).slug);
  return study ? <CaseStudyPage study={study} /> : <Absent page={unknownCase} />;
}

function CaseStudyPage({ study }: { study: CaseStudy }) {
  const path = routes.caseStudy(study.slug);
  const [module] = study.modules;
  const next = nextOf(caseStudies, study.slug);
  return (
    <>
      <article>
        <CaseHead study={study} />
        <div className="container grid gap-12 pbs-[clamp(48px,6vw,80px)] pbe-section print:block print:pbs-[24pt] print:pbe-0 wide:grid-cols-[minmax(0,3fr)_minmax(0,8fr)] wide:gap-x-[calc(100%/12)]">
          <CaseAside study={study} />
          <div className="grid grid-cols-1 gap-[clamp(56px,6vw,88px)] print:block">
            <CaseClient paragraphs={study.client} />
            {study.challenges.length > 0 && <CaseChallenges challenges={study.challenges} />}
            {study.image && <CaseArchitecture image={study.image} />}
            <CaseSolution solution={study.solution} lever={study.lever} />
            {hasResults(study) && <CaseResults results={study.results} />}
          </div>
        </div>
      </article>
      <ReadOn
        module={module}
        groups={relatedTo(path, { article: 2, case: 2, product: 2, industry: 1 }, [
          module && routes.product(module.slug),
          next && routes.caseStudy(next.slug),
        ])}
      />
      {next && <NextCase study={next} />}
    </>
  );
}
