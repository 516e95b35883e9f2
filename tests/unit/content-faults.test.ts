import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

const mockCheck = jest.fn(() =>
  Promise.resolve(['content/team.ts:1: no person', 'content/team.ts:2: no name']),
);
jest.mock('@/adapter/content/find-content-faults', () => ({ findContentFaults: mockCheck }));

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
async function readMessage(text: string) {
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
])('An author reads file, line and cause of an error in an article: %s', async (_, text, message) => {
  expect(await readMessage(text)).toContain(`content/articles/${message}`);
});

it.each([
  ['line ends of Windows', sound.replaceAll('\n', '\r\n')],
  ['line ends of an old Mac', sound.replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${sound}`],
  ['an empty first line', `\n${sound}`],
  ['spaces behind its dashes', sound.replaceAll('---\n', '--- \n')],
])('An article may have %s', async (_, text) => {
  expect(await readMessage(text)).toBe('other,sound');
});

describe('npm run check:content', () => {
  const copy = resolve('.local/content-check');
  const [product = '', study = '', release = ''] = ['products', 'case-studies', 'press'].map((family) =>
    globSync(`content/${family}/*.ts`)
      .toSorted()
      .find((file) => /^ {2}slug: /m.test(readFileSync(file, 'utf8'))),
  );
  const article = 'content/articles/checked.md';
  const team = 'content/team.ts';
  const about = 'content/about.ts';
  const navigation = 'content/navigation.ts';
  const checkedContent = sound.replaceAll('sound', 'checked').replace("'1'", 'none');

  /** Each mistake names the line of a text in its file, or of the text before. */
  const all: [name: string, file: string, from: RegExp, to: string, line: string, message: string][] = [
    ['a missing title', about, /(meta: \{\n) *title: .*\n/, '$1', 'meta: {', 'meta.title: is missing'],
    ['a wrong slug', product, /^ {2}slug: .*/m, "  slug: 'No slug',", 'No slug', 'slug: has something else'],
    [
      'a date that is none',
      release,
      /^ {2}date: .*/m,
      "  date: '2026-02-30',",
      '2026-02-30',
      'date: is not a day of the calendar',
    ],
    [
      'a date of an article that is none',
      article,
      /2026-01-31/,
      '2026-13-01',
      '2026-13-01',
      'publishDate: is not a day of the calendar',
    ],
    [
      'a product that does not exist',
      study,
      /^ {2}products: .*/m,
      "  products: [\n'no-product'],",
      'no-product',
      'products.0: is "no-product", which is no product',
    ],
    [
      'a product of an article that does not exist',
      article,
      /^slug/m,
      'product: no-product\nslug',
      'no-product',
      'product: is "no-product", which is no product',
    ],
    [
      'a missing picture',
      team,
      /founders: \[/,
      "founders: [\n{ name: 'A', role: 'B',\nimageUrl: '/none.jpg' },",
      '/none.jpg',
      'founders.0.imageUrl: a picture without its file',
    ],
    [
      'a missing picture of an article',
      article,
      /$/,
      '\n![A field](./images/none.png)\n',
      'none.png',
      'an image without its file',
    ],
    [
      'a link to no page',
      about,
      /partners: \{[^]*?items: \[/,
      "$&{ name: 'A', kind: 'B',\nhref: '/nowhere' },",
      '/nowhere',
      'partners.items.0.href: a link to "/nowhere"',
    ],
    [
      'the same link elsewhere',
      navigation,
      /^(export const [^]*)legal: \[/m,
      "const gone = { label: 'A', href: '/nowhere' };\n$1legal: [\n...[gone],",
      'gone =',
      'legal.0.href: a link to "/nowhere"',
    ],
    [
      'a link to no page in a record that an index file passes on',
      'content/legal/privacy.ts',
      /clauses: \[/,
      "clauses: [\n{ id: 'a', title: 'A', blocks: [[{ text: 'A',\nhref: '/nobody' }]] },",
      '/nobody',
      'clauses.0.blocks.0.0.href: a link to "/nobody"',
    ],
    [
      'a mail domain that is none',
      'content/site.ts',
      /mailDomain: .*/,
      "mailDomain: 'company',",
      "'company'",
      'mailDomain: is not a domain, such as company.com',
    ],
    [
      'an industry that does not exist',
      study,
      /^ {2}industry: .*/m,
      "  industry: 'Beekeeping',",
      'Beekeeping',
      'industry: is "Beekeeping", which names no industry of content/industries/',
    ],
    ['a link of an article to no page', article, /$/, '\n[A](/nowhere)\n', '[A](', 'a link to "/nowhere"'],
    ['a second link of an article to no page', article, /$/, '\n[B](/lost)\n', '[B](', 'a link to "/lost"'],
    [
      'a mistake in one of two kinds of entries',
      navigation,
      /main: \[/,
      "main: [\n{ id: 'a', label: 'A', onPhones: 'rows', entries: [{ href: '/',\nlabel: '' }] },",
      "label: ''",
      'main.0.entries.0.label: is empty',
    ],
  ];
  // A company may have no record of a family, and no page of the sample.
  const mistakes = all.filter(([, file]) => file === article || existsSync(file));
  const run = (cwd: string) =>
    spawnSync(process.execPath, ['scripts/check-content.ts'], { cwd, encoding: 'utf8' });
  let broken: ReturnType<typeof run>;

  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true });
    for (const source of ['adapter', 'app', 'content', 'lib', 'public', 'scripts', 'package.json'])
      cpSync(source, join(copy, source), { recursive: true });
    writeFileSync(join(copy, article), checkedContent);
    for (const [, file, from, to] of mistakes) {
      const text = readFileSync(join(copy, file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(join(copy, file), text.replace(from, to));
    }
    broken = run(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('The check of content/ says in one line that all is right', () => {
    expect(run('.')).toMatchObject({ status: 0, stdout: 'content/ has no mistakes.\n', stderr: '' });
  });

  it.each(mistakes)(
    'The check of content/ names file, line and field of %s',
    (_, file, __, ___, text, message) => {
      const lines = readFileSync(join(copy, file), 'utf8').split('\n');
      const line = lines.findIndex((one) => one.includes(text)) + 1;
      expect(broken.stdout.split('\n')).toContainEqual(
        expect.stringContaining(`${file}:${line}: ${message}`),
      );
    },
  );

  it('The check of content/ fails, and says nothing but the mistakes', () => {
    expect(broken).toMatchObject({ status: 1, stderr: '' });
    for (const line of broken.stdout.trimEnd().split('\n'))
      expect(line).toMatch(/^content\/[\w/.-]+:\d+: \S/);
  });

  it('The check of content/ reports a wrong mail domain only where it is set', () => {
    expect(broken.stdout).not.toContain('is not written as email');
  });

  it('The check of content/ stops a build before Next compiles', async () => {
    process.env['SITE_URL'] = 'https://www.example.com';
    const { default: adapter } = await import('@/adapter');
    const context = { phase: PHASE_PRODUCTION_BUILD, projectDir: copy, nextVersion: '' } as const;
    const build = adapter.modifyConfig?.({ distDir: 'out' } as never, context);
    await expect(build).rejects.toThrow(/^content\/team\.ts:1: no person\ncontent\/team\.ts:2: no name$/);
    expect(mockCheck).toHaveBeenCalledWith(copy, join(copy, 'out/cache'));
  });
});
