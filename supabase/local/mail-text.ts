import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../../adapter/tree.ts';

/** The plain-text part of a mail that has HTML only, as a browser would copy it; links show where they lead. */
export function textFromHtml(html: string): string {
  const page = parseHtml(html);
  visit(page, { tagName: 'a' }, ({ properties: { href }, children }) => {
    children.push({ type: 'text', value: `: ${href}` });
  });
  return toText(page).trim();
}
