import { notFound } from 'next/navigation';
import { listPictureFiles } from '@/lib/content/pictures';
import { renderPicture } from '@/lib/content/picture-bytes';

interface Context {
  params: Promise<{ name: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => listPictureFiles().map(({ name }) => ({ name }));

export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const file = listPictureFiles().find((one) => one.name === name) ?? notFound();
  return new Response(await renderPicture(file), {
    headers: {
      'Content-Type': `image/${file.format === 'jpg' ? 'jpeg' : file.format}`,
      // The name contains a hash of the picture.
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
