import { Suspense } from 'react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CaseNotFound } from '@/components/sections/case-not-found';
import { CaseStudyPage } from '@/components/templates/case-study-page';
import { caseStudies, unknownCase } from '@/lib/content/case-studies';
import { NO_SUCH_RECORD } from '@/lib/content/unknown-slugs';
import { PageData } from '@/components/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

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
  return pageMetadata(`/case-studies/${study.slug}`);
}

const Missing = (): never => notFound();

export default async function CaseStudyRoute({ params }: Props) {
  const study = caseStudies.get((await params).slug);
  if (study) {
    return (
      <>
        <PageData path={`/case-studies/${study.slug}`} description={study.subtitle} />
        <CaseStudyPage study={study} />
      </>
    );
  }
  // Thrown inside a boundary: the page answers 404 and its HTML holds the screen. Thrown bare, it would be empty.
  return (
    <Suspense fallback={<CaseNotFound />}>
      <Missing />
    </Suspense>
  );
}
