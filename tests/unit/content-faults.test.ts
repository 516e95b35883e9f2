import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlaceFinder } from '@/scripts/content-places';
import { products } from '@/content/products';
import { ContentFault } from '@/lib/content/content-fault';

const here = process.cwd();
const project = mkdtempSync(join(tmpdir(), 'faults-'));
const folder = join(project, 'content/articles');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(project, { recursive: true }));

const sound = `---
id: '1'
slug: sound
title: A title
subtitle: A subtitle
category: ${/categories: \[\s*\{ name: '([^']+)'/.exec(readFileSync('content/article-list.ts', 'utf8'))?.[1] ?? ''}
author: Somebody
publishDate: 2026-01-31
tags: [one]
meta:
  title: A title
  description: A description
---

The first words.

## A heading

Words.
`;

/** Returns the message for the author of an article. */
async function told(text: string) {
  const file = join(folder, 'other.md');
  writeFileSync(join(folder, 'sound.md'), sound);
  writeFileSync(file, text.replace("id: '1'", "id: '2'").replace('slug: sound', 'slug: other'));
  jest.resetModules();
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(project);
  try {
    const { articles } = await import('@/lib/content/articles');
    return articles.slugs.join();
  } catch (cause) {
    return (cause as Error).message;
  } finally {
    cwd.mockRestore();
    rmSync(file);
  }
}

it.each([
  ['a colon in a title', sound.replace('title: A', 'title: A: B'), 'other.md:4: front matter: '],
  ['a field that is missing', sound.replace(/^ {2}desc.*\n/m, ''), 'other.md:11: meta.desc'],
  ['a link to no page', `${sound}\nA [link](/nowhere).\n`, 'other.md:21: a link to "/nowhere"'],
  [
    'a fault below an empty line',
    `\n${sound.replace('title: A', 'title: A: B')}`,
    'other.md:5: front matter: ',
  ],
  ['another encoding', Buffer.from(sound, 'utf16le').toString(), 'other.md:1: is not in UTF-8'],
  ['an id twice', sound.replace("id: '1'", 'id: "1"'), 'sound.md:2: id: "1" is also that of'],
])('An author reads file, line and cause of a fault in an article: %s', async (_, text, message) => {
  expect(await told(text)).toContain(`content/articles/${message}`);
});

it.each([
  ['line ends of Windows', sound.replaceAll('\n', '\r\n')],
  ['line ends of an old Mac', sound.replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${sound}`],
  ['an empty first line', `\n${sound}`],
  ['spaces behind its dashes', sound.replaceAll('---\n', '--- \n')],
])('An article may have %s', async (_, text) => {
  expect(await told(text)).toBe('other,sound');
});

it('An author reads file and line of a fault in a record, and nothing below it', () => {
  const places = createPlaceFinder(here);
  const [{ slug } = { slug: '' }] = products;
  const named = places.addFile(`products/${slug}: meta.title: is too long`);
  expect(named).toMatch(/^content\/products\/[\w-]+\.ts:\d+: meta\.title: is too long$/);
  const [file = '', line = '0'] = named.split(':');
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toMatch(/\btitle: '/);
  expect(places.findRecord('lib/content/team.ts', ['founders', 0, 'role'])).toMatch(
    /^content\/team\.ts:\d+$/,
  );
  expect(new ContentFault(named).stack).toBe(named);
});
