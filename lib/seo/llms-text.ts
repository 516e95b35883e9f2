import 'server-only';
import { groupNames } from '@/content/words/page-names';
import { site } from '@/lib/content/site';
import { absoluteUrl } from './absolute-url';
import { markdownPath } from './markdown-path';
import type { SitePage } from './site-page';
import { pageAt, sitePages } from './site-pages';

/** Keeps the marks of Markdown in a text from becoming a link or anything else. */
const escape = (text: string) => text.replaceAll(/[\\`*_[\]<>&#|!]/g, String.raw`\$&`);

/** The text of /llms.txt, in the form that llmstxt.org describes: a name, a summary, and links by part of the site. */
export function llmsText(pages: readonly SitePage[] = sitePages()): string {
  const parts = Object.entries(groupNames).flatMap(([group, title]) => {
    const links = pages
      .filter((page) => page.group === group)
      .map(({ path, name, meta }) => {
        const href = absoluteUrl(markdownPath(path));
        return `- [${escape(name)}](${href}): ${escape(meta.description)}`;
      });
    return links.length > 0 ? [`## ${title}`, links.join('\n')] : [];
  });
  return `${[`# ${escape(site.name)}`, `> ${escape(pageAt('/').meta.description)}`, ...parts].join('\n\n')}\n`;
}
