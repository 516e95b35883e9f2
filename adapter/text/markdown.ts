import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownPath } from '../../lib/seo/markdown-path.ts';
import type { PageDocument } from '../page-document.ts';

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/** A page's content as Markdown. */
export const toMarkdown = (content: Root): string => writer.stringify(content);

/** Writes each page as Markdown beside it, and removes those of pages that are gone. */
export function writeMarkdown(pages: readonly PageDocument[], publicDir: string): void {
  for (const file of readdirSync(publicDir, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.md')) rmSync(join(publicDir, file));
  }
  for (const { path, content } of pages) {
    const file = join(publicDir, markdownPath(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, toMarkdown(content));
  }
}
