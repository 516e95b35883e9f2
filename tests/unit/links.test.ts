import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlaceFinder } from '@/adapter/content/content-places';
import { listElements, parseHtml } from '@/adapter/html-tree';
import { readLinks, rejectBrokenLinks } from '@/adapter/links';

const page = (body: string) => readLinks(listElements(parseHtml(`<body>${body}</body>`)));
const link = (href: string) => `<a href="${href}">x</a>`;

const project = mkdtempSync(join(tmpdir(), 'links-'));
for (const folder of ['content/articles', 'app', 'components', 'lib'])
  mkdirSync(join(project, folder), { recursive: true });
writeFileSync(join(project, 'content/team.ts'), "export const team = {\n  href: '/nowhere',\n};\n");
writeFileSync(join(project, 'content/articles/one.md'), '---\n---\n\nA [word](/lost#part).\n');
writeFileSync(join(project, 'content/press.ts'), "export const more = [{ href: '/nowhere' }];\n");
afterAll(() => rmSync(project, { recursive: true }));

const check = (pages: Record<string, string>, others: string[] = []) =>
  rejectBrokenLinks(
    new Map(Object.entries(pages).map(([path, body]) => [path, page(body)])),
    new Set(others),
    project,
  );

it('Links of a page may lead to pages, their sections, paths without a page, and other sites', () => {
  const elsewhere = ['//x.example', 'https://x.example/no', 'mailto:a@b.c'];
  const links = ['/a', '/a?tab=x', '/a#b', '/feed.xml', ...elsewhere].map(link).join('');
  expect(() => check({ '/': links, '/a': `${link('#b')}<p id="b"></p>` }, ['/feed.xml'])).not.toThrow();
});

it('A link that leads nowhere stops the build, which names every place of it', () => {
  const pages = { '/': link('/nowhere') + link('/a#no'), '/a': link('/lost#part') + link('/made-up') };
  expect(() => check(pages)).toThrow(
    [
      'content/press.ts:1: a link to "/nowhere", which is no page',
      'content/team.ts:2: a link to "/nowhere", which is no page',
      '/: a link to "/a#no", which is no page or no part of it',
      'content/articles/one.md:4: a link to "/lost#part", which is no page or no part of it',
      '/a: a link to "/made-up", which is no page',
    ].join('\n'),
  );
});

it('A broken link is found at its own place, not within a longer link', () => {
  expect(createPlaceFinder(project).findTexts('/nowhere')).toContain('content/team.ts:2');
  expect(createPlaceFinder(project).findTexts('/now')).toEqual([]);
});
