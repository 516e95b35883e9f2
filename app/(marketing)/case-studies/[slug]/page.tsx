import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Cta } from '@/components/sections/cta/cta';
import { RelatedContent } from '@/components/sections/related-content';
import { caseStudies } from '@/content/case-studies';
import { findIndustry } from '@/content/industries';
import { getNext } from '@/content/schema/collection';
import { findRelated } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
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

export const generateStaticParams = () => caseStudies.slugs.map((slug) => ({ slug }));

const readStudy = async ({ params }: Props) => caseStudies.get((await params).slug) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await readStudy(props);
  return createPageMetadata(routes.caseStudy(slug));
}

export default async function CaseStudyPage(props: Props) {
  const study = await readStudy(props);
  const path = routes.caseStudy(study.slug);
  const next = getNext(caseStudies, study.slug);
  return (
    <>
      <article>
        <CaseHero study={study} />
        <div className="site-container grid gap-12 pbs-[clamp(40px,4vw,64px)] pbe-section @xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] @xl:gap-x-6 print:block print:py-8">
          <CaseAside study={study} />
          <div className="grid grid-cols-1 gap-[clamp(40px,4vw,60px)] print:block">
            <CaseClient client={study.client} />
            {study.challenges.length > 0 && <CaseChallenges challenges={study.challenges} />}
            {study.image && <CaseArchitecture image={study.image} />}
            <CaseSolution solution={study.solution} lever={study.lever} />
          </div>
        </div>
        {study.hasResults && <CaseResults results={study.results} />}
      </article>
      <Cta
        variant="subject"
        invitation={study.invitation}
        drawing={findIndustry(study.industry)?.drawing}
        hue={study.products[0]?.icon ?? 'mate'}
      />
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
