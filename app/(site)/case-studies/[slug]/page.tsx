import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CaseStudyPage } from '@/components/templates/case-study-page';
import { caseStudies } from '@/lib/content/case-studies';
import { NO_SUCH_RECORD } from '@/lib/content/unknown-slugs';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

/** The extra one is the screen of every unknown address: next.config.ts sends them all to it. */
export const generateStaticParams = () => [...caseStudies.slugs, NO_SUCH_RECORD].map((slug) => ({ slug }));

async function studyOf({ params }: Props) {
  return caseStudies.get((await params).slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { meta, slug } = await studyOf(props);
  return pageMetadata({ ...meta, path: `/case-studies/${slug}` });
}

export default async function CaseStudyRoute(props: Props) {
  return <CaseStudyPage study={await studyOf(props)} />;
}
