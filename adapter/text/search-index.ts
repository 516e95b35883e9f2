import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { packIndex, type SectionText } from '../../lib/search/index-file.ts';
import type { PageDocument } from '../page-document.ts';

/** Writes the index that the site's search loads. */
export function writeSearchIndex(pages: readonly PageDocument[], publicDir: string): void {
  const index = packIndex(
    pages.map(({ path, group, name, title, description, content }) => ({
      path,
      group,
      name,
      title,
      description,
      sections: sectionsOf(content),
    })),
  );
  writeFileSync(join(publicDir, 'search-index.json'), JSON.stringify(index));
}

/** What stands under each fragment of a page. Notes, and what leads on to other pages, are left out. */
function sectionsOf(content: Root): SectionText[] {
  const sections = new Map<string, SectionText>();
  let anchor = '';
  for (const node of content.children) {
    if (node.type === 'heading' && node.depth > 1) anchor = node.data?.anchor ?? '';
    if (node.type === 'footnoteDefinition' || anchor === 'related') continue;
    const section = sections.get(anchor) ?? { anchor, headings: [], text: '' };
    sections.set(anchor, section);
    if (node.type === 'heading' && node.depth > 1) section.headings.push(words(node).trim());
    else section.text += ` ${words(node)}`;
  }
  return [...sections.values()];
}

const INLINE = new Set(['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis']);

function words(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(words).join(INLINE.has(node.type) ? '' : ' ') : '';
}
