import { groupNames } from '@/content/messages/pages';
import { site } from '@/content/site';
import { toAbsoluteUrl } from '@/lib/seo/absolute-url';
import { listSitePages } from '@/lib/seo/find-page';

export const dynamic = 'force-static';

/** Lists all pages with their descriptions for language models (llmstxt.org). */
export function GET() {
  const groups = Map.groupBy(listSitePages(), ({ group }) => group);
  const sections = [...groups].map(([group, pages]) => [
    `## ${groupNames[group]}\n`,
    ...pages.map(({ path, name, meta }) => `- [${name}](${toAbsoluteUrl(path)}): ${meta.description}`),
  ]);
  const text = [[`# ${site.name}\n`, `> ${site.tagline}. ${site.footerLine}`], ...sections]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
