import { notFound } from 'next/navigation';
import { paintByTokens, readDrawing } from '@/components/illustrations/read-drawing';
import { industries } from '@/content/industries';
import { press } from '@/content/press';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { articles } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

const listFiles = () => {
  const names = [
    'not-found',
    'broken-line',
    'layers',
    ...articles.all.map(({ drawing }) => drawing),
    ...industries.all.flatMap(({ drawing }) => [drawing, `${drawing}-small`]),
    ...products.all.flatMap(({ icon, industries }) =>
      [`intelli${icon}`, ...industries.map(({ drawing }) => drawing)].map((name) => `${name}-small`),
    ),
    ...[...team.founders, ...team.executives, ...press.all].flatMap(({ picture }) => picture?.drawing ?? []),
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
