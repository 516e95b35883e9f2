import { notFound } from 'next/navigation';
import { platform } from '@/lib/content/platform';
import { exampleTrace } from '@/lib/content/trace';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';
import { traceJsonSchema } from '@/lib/schema/trace';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

const run = platform.evidence?.format.run;
/** Where the platform's page says nothing of the format, nobody asks for it. */
const files: Record<string, () => object> = run
  ? {
      'schema.json': () => traceJsonSchema(new URL(routes.traceFormat('schema.json'), getSiteUrl()).href),
      'example.json': () => exampleTrace(run),
    }
  : {};

export const generateStaticParams = () => Object.keys(files).map((file) => ({ file }));

/** The format of a trace, and a trace in it. */
export async function GET(_request: Request, { params }: Context) {
  const content = files[(await params).file] ?? notFound();
  // People read it, too.
  return new Response(`${JSON.stringify(content(), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
}
