import { products } from '@/content/products';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesOf } from '@/adapter/content-places';

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
category: ${/name: '([^']+)', motifs/.exec(readFileSync('content/insights.ts', 'utf8'))?.[1] ?? ''}
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

/** What the author of an article is told who has written this, too. */
async function told(text: string, file = 'other.md') {
  writeFileSync(join(folder, 'sound.md'), sound);
  writeFileSync(join(folder, file), text.replace("id: '1'", "id: '2'").replace('slug: sound', 'slug: other'));
  jest.resetModules();
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(project);
  try {
    const { articles } = await import('@/lib/content/articles');
    return articles.slugs;
  } catch (cause) {
    return { message: (cause as Error).message, stack: (cause as Error).stack };
  } finally {
    cwd.mockRestore();
    rmSync(join(folder, file));
  }
}

describe('A fault in an article is named with its file, its line and its cause', () => {
  it.each([
    ['a colon in a title', (text: string) => text.replace('title: A', 'title: A: B'), ':4: front matter: '],
    ['no front matter', (text: string) => text.replaceAll('---', ''), ':1: no front matter'],
    ['a title that is none', (text: string) => text.replace('title: A title', 'title: [A]'), ':4: title: '],
    ['a field that is missing', (text: string) => text.replace(/^subtitle.*\n/m, ''), ': subtitle: '],
    [
      'one that is missing in a group',
      (text: string) => text.replace(/^ {2}desc.*\n/m, ''),
      ':11: meta.desc',
    ],
    [
      'a category that is none',
      (text: string) => text.replace(/^category: .*$/m, 'category: X'),
      ':6: category: ',
    ],
    [
      'a slug of its own',
      (text: string) => text.replace('slug: sound', 'slug: mine'),
      ':3: slug: is "mine", ',
    ],
    [
      'a heading twice',
      (text: string) => `${text}\n## A heading!\n\nWords.\n`,
      ':21: a heading that stands twice: ',
    ],
    ['a link to no page', (text: string) => `${text}\nA [link](/nowhere).\n`, ':21: a link to "/nowhere"'],
    ['HTML', (text: string) => `${text}\n<b>A</b>\n`, ':21: HTML: <b>'],
    [
      'an image without its file',
      (text: string) => `${text}\n![A](./images/a.jpg)\n`,
      ':21: an image without its',
    ],
    ['a control character', (text: string) => `${text}\nA\u0007b\n`, ':21: a control character: U+0007'],
  ])('%s', async (_, change, message) => {
    const fault = await told(change(sound));
    expect(fault).toMatchObject({
      message: expect.stringContaining(`content/articles/other.md${message}`) as string,
    });
    // What prints it prints nothing below it.
    expect(fault).toMatchObject({ stack: (fault as { message: string }).message });
  });

  it('an id that another article has', async () => {
    const text = sound.replace("id: '1'", 'id: "1"').replace('slug: sound', 'slug: other');
    await expect(told(text)).resolves.toMatchObject({
      message: 'content/articles/sound.md:2: id: "1" is also that of content/articles/other.md:2',
    });
  });

  it('and a text with line ends as Windows writes them is none', async () => {
    await expect(told(sound.replaceAll('\n', '\r\n'))).resolves.toEqual(['other', 'sound']);
  });
});

describe('A fault in a record is named with its file and its line', () => {
  const places = placesOf(here);
  const lineOf = (place: string | undefined) => {
    const [file = '', line = '0'] = place?.split(':') ?? [];
    return { file, text: readFileSync(file, 'utf8').split('\n')[Number(line) - 1] };
  };

  it('in a family', () => {
    const [{ slug } = { slug: '' }] = products;
    const named = places.named(`products/${slug}: meta.title: is too long`);
    expect(named).toMatch(/^content\/products\/[\w-]+\.ts:\d+: meta\.title: is too long$/);
    expect(lineOf(named).text).toMatch(/\btitle: '/);
    expect(places.named('products/no-such: title: is too long')).toBe('products/no-such: title: is too long');
  });

  it('in a record that stands alone', () => {
    const place = lineOf(places.ofRecord('lib/content/team.ts', ['founders', 0, 'role']));
    expect(place).toEqual({ file: 'content/team.ts', text: expect.stringContaining('role: ') as string });
  });
});
