import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The plain-text part of a mail that has HTML only, as a browser would copy it; links show where they lead. */
export function textFromHtml(html: string): string {
  const page = unified().use(rehypeParse).parse(html);
  visit(page, { tagName: 'a' }, ({ properties: { href }, children }) => {
    children.push({ type: 'text', value: `: ${href}` });
  });
  return toText(page)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
