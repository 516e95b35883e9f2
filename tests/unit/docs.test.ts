import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { filesIn } from '@/adapter/files';

const documents = [...readdirSync('.'), ...filesIn('docs')].filter((name) => name.endsWith('.md'));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const parser = unified().use(remarkParse).use(remarkGfm);
const treeOf = (file: string) => parser.parse(readFileSync(file, 'utf8'));

/** The anchors that hosts of repositories make of headings. */
function anchorsIn(file: string): string[] {
  const anchors: string[] = [];
  visit(treeOf(file), 'heading', (heading) => {
    anchors.push(
      toString(heading)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );
  });
  return anchors;
}

/** Links of a document that lead nowhere. */
function brokenLinks(file: string): string[] {
  const broken: string[] = [];
  visit(treeOf(file), (node: Nodes) => {
    if ((node.type !== 'link' && node.type !== 'image') || /^[a-z]+:/i.test(node.url)) return;
    const [path = '', anchor] = node.url.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    const isThere = existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor));
    if (!isThere) broken.push(node.url);
  });
  return broken;
}

/** What a document quotes as code. */
function codeIn(file: string): string[] {
  const code: string[] = [];
  visit(treeOf(file), (node: Nodes) => {
    if (node.type === 'inlineCode' || node.type === 'code') code.push(node.value);
  });
  return code;
}

const roots = readdirSync('.', { withFileTypes: true }).filter((item) => item.isDirectory());
/** What comes and goes: records with their company, its own tests, folders with the first file in them. */
const mayBeAway = /^(?:content\/|supabase\/\.temp\/|tests\/sample)/;
/** Paths of this project, as they are quoted; one with a placeholder in it names many. */
const pathsIn = (file: string) =>
  codeIn(file).filter(
    (code) =>
      /^[\w@./()[\]-]+$/.test(code) &&
      roots.some(({ name }) => code.startsWith(`${name}/`)) &&
      !code.startsWith('node_modules/') &&
      !mayBeAway.test(code),
  );

describe.each(documents)('%s', (file) => {
  test('links to what is there', () => expect(brokenLinks(file)).toEqual([]));

  test('names commands that there are', () => {
    const named = codeIn(file).flatMap((code) => [...code.matchAll(/npm run ([\w:-]+)/g)]);
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names files that there are', () =>
    expect(pathsIn(file).filter((path) => !existsSync(path))).toEqual([]));
});
