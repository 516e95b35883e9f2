import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReadOn } from '@/components/kinds/read-on';
import { press, pressPage } from '@/lib/content/press';
import { PageData } from '@/components/seo/page-data';
import { newsArticle } from '@/lib/seo/json-ld/article';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { PressArticle } from './_sections/press-article';

interface Props {
  params: Promise<{ id: string }>;
}

/** Any other id is rewritten to one static screen; see next.config.ts. */
export const dynamicParams = false;

export const generateStaticParams = () => press.slugs.map((id) => ({ id }));

async function releaseOf({ params }: Props) {
  return press.get((await params).id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await releaseOf(props);
  return pageMetadata(routes.release(slug));
}

export default async function PressReleasePage(props: Props) {
  const release = await releaseOf(props);
  return (
    <>
      <PageData path={routes.release(release.slug)} main={newsArticle(release)} />
      <PressArticle release={release} page={pressPage} />
      <ReadOn
        groups={relatedTo(routes.release(release.slug), { product: 2, industry: 2, case: 2, article: 1 })}
      />
    </>
  );
}
