import { site } from '@/lib/content/site';
import { getSiteUrl } from '@/lib/env/env';
import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';

/** The site for language models: what it is, and its pages as Markdown. */
export function GET(): Response {
  return new Response(llmsText(site.name, getSiteUrl()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
