import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';

/** The site for language models: what it is, and its pages as Markdown. */
export const GET = () =>
  new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
