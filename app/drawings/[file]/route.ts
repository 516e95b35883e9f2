import { notFound } from 'next/navigation';
import { paintByTokens, readDrawing } from '@/components/illustrations/read-drawing';
import { industries } from '@/content/industries';
import { articles } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

const listFiles = () => {
  const names = [
    ...articles.all.map(({ drawing }) => drawing),
    ...industries.all.map(({ drawing }) => `${drawing}-small`),
  ];
  return [...new Set(names)].map((drawing) => ({
    drawing,
    file: routes.drawing(drawing).replace(/^.*\//, ''),
  }));
};

export const generateStaticParams = () => listFiles().map(({ file }) => ({ file }));

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const { drawing } = listFiles().find((one) => one.file === file) ?? notFound();
  return new Response(paintByTokens(readDrawing(drawing)), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' },
  });
}
