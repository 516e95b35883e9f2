import { notFound } from 'next/navigation';
import { sharePng } from '@/components/share/share-picture';
import { shareSteps } from '@/lib/seo/share-image';
import { sitePages } from '@/lib/seo/site-pages';

interface Context {
  params: Promise<{ path: string[] }>;
}

/** Painted while building: no request ever paints one. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => sitePages().map((page) => ({ path: shareSteps(page) }));

export async function GET(_request: Request, { params }: Context) {
  const wanted = (await params).path.join('/');
  return sharePng(sitePages().find((page) => shareSteps(page).join('/') === wanted) ?? notFound());
}
