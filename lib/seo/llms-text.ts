import 'server-only';
import { markdownPath } from './markdown-path';
import { groups, pageAt, sitePages } from './site-pages';

/**
 * The text of /llms.txt, in the form that llmstxt.org describes: a name, a summary, and links by part of the site.
 *
 * @param name The site's name.
 * @param origin Where it stands.
 */
export function llmsText(name: string, origin: URL): string {
  const parts = groups.flatMap((group) => {
    const pages = sitePages.filter((page) => page.group === group);
    const links = pages.map(
      (page) =>
        `- [${page.name}](${new URL(markdownPath(page.path), origin).href}): ${page.meta.description}`,
    );
    return links.length > 0 ? [`## ${group}\n\n${links.join('\n')}`] : [];
  });
  return [`# ${name}`, `> ${pageAt('/').meta.description}`, ...parts].join('\n\n') + '\n';
}
