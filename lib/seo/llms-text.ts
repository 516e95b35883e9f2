import 'server-only';
import { groupNames } from '@/content/words/page-names';
import { markdownPath } from './markdown-path';
import type { SitePage } from './site-page';
import { pageAt, sitePages } from './site-pages';

/** Keeps the marks of Markdown in a text from becoming a link or anything else. */
const escape = (text: string) => text.replaceAll(/[\\`*_[\]<>&#|!]/g, String.raw`\$&`);

/** The text of /llms.txt, in the form that llmstxt.org describes: a name, a summary, and links by part of the site. */
export function llmsText(name: string, origin: URL, pages: readonly SitePage[] = sitePages()): string {
  const parts = Object.entries(groupNames).flatMap(([group, title]) => {
    const links = pages
      .filter((page) => page.group === group)
      .map((page) => {
        const { href } = new URL(markdownPath(page.path), origin);
        return `- [${escape(page.name)}](${href}): ${escape(page.meta.description)}`;
      });
    return links.length > 0 ? [`## ${title}`, links.join('\n')] : [];
  });
  return `${[`# ${escape(name)}`, `> ${escape(pageAt('/').meta.description)}`, ...parts].join('\n\n')}\n`;
}
