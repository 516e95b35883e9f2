import { notFound } from 'next/navigation';
import { renderSharePicture } from '@/components/share-image/share-picture';
import { getShareSteps } from '@/lib/seo/share-image';
import { listSitePages } from '@/lib/seo/find-page';

interface Context {
  params: Promise<{ path: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => listSitePages().map((page) => ({ path: getShareSteps(page) }));

export async function GET(_request: Request, { params }: Context) {
  const wanted = (await params).path.join('/');
  return renderSharePicture(
    listSitePages().find((page) => getShareSteps(page).join('/') === wanted) ?? notFound(),
  );
}
