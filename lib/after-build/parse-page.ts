import type { Element } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { textOf } from './hast.ts';

const parser = unified().use(rehypeParse);

/** Parses the HTML of one page. @throws Error when it has no <main>. */
export function parsePage(html: string): { title: string; description: string; main: Element } {
  const tree = parser.parse(html);
  const main = select('main', tree);
  const title = select('title', tree);
  if (!main) throw new Error('A page without <main>');
  const description = select('meta[name=description]', tree)?.properties['content'];
  return { title: title ? textOf(title) : '', description: description ?? '', main };
}
