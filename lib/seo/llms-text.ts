import 'server-only';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownPath } from './markdown-path';
import { groupNames } from '@/content/words/page-names';
import type { SitePage } from './site-page';
import { pageAt, sitePages } from './site-pages';

const writer = unified().use(remarkStringify, { bullet: '-' });

const words = (value: string): PhrasingContent => ({ type: 'text', value });
const heading = (depth: 1 | 2, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [words(value)],
});

/** A link to a page's Markdown, and what the page is about. */
const line = ({ path, name, meta }: SitePage, origin: URL): PhrasingContent[] => [
  { type: 'link', url: new URL(markdownPath(path), origin).href, children: [words(name)] },
  words(`: ${meta.description}`),
];

const list = (lines: PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: lines.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  })),
});

/**
 * The text of /llms.txt, in the form that llmstxt.org describes: a name, a summary, and links by part of the site.
 * It is written from a tree, so that no name of a page can become a link or a line of its own.
 */
export function llmsText(name: string, origin: URL, pages: readonly SitePage[] = sitePages()): string {
  const parts = Object.entries(groupNames).flatMap(([group, title]): RootContent[] => {
    const lines = pages.filter((page) => page.group === group).map((page) => line(page, origin));
    return lines.length > 0 ? [heading(2, title), list(lines)] : [];
  });
  const summary = words(pageAt('/').meta.description);
  const tree: Root = {
    type: 'root',
    children: [
      heading(1, name),
      { type: 'blockquote', children: [{ type: 'paragraph', children: [summary] }] },
      ...parts,
    ],
  };
  return writer.stringify(tree);
}
