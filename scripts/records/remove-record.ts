import ts from 'typescript';
import { parse } from 'yaml';
import { createSlug } from '../../lib/content/slug.ts';
import * as routes from '../../lib/routes.ts';
import { FriendlyError } from '../../supabase/local/ports.ts';
import { getKey } from '../content-places.ts';
import { findAll, findList, listEntries } from './edit-source.ts';
import { CAREERS, families, type Family, isFamily, listRecords, TEAM } from './families.ts';
import { isKind, type Kind, kinds } from './make-record.ts';
import { createRemoval } from './removal.ts';
import { removePage } from './remove-page.ts';
import { applyChanges, type Changes, type Sources } from './sources.ts';

interface Removed {
  changes: Changes;
  /** Links to what is removed. */
  hrefs?: string[];
  /** Patterns by which records cite it otherwise. */
  citations?: string[];
}

const quoteWhole = (text: string) => `(?<![\\w./-])${RegExp.escape(text)}(?![\\w/-]|\\.\\w)`;

const isCalled = (name: string, slug: string, title: string) => name === slug || name === title;

function refuseUnknown(kind: Kind, name: string): never {
  throw new FriendlyError(`There is no ${kind} ${name}.`);
}

function removeFromFamily(sources: Sources, kind: Family, name: string): Removed {
  const { folder, address } = families[kind];
  const [key, record] =
    listRecords(sources, kind).find(([, one]) => isCalled(name, one.slug, one.title)) ??
    refuseUnknown(kind, name);
  const { slug } = record;
  const removal = createRemoval(sources);
  const isWritten = new RegExp(`\\bslug"?: ['"]${slug}['"]`);
  const file = [...sources].find(
    ([one, text]) => one.startsWith(`content/${folder}/`) && one.endsWith('.ts') && isWritten.test(text),
  )?.[0];
  if (!file) throw new FriendlyError(`No file of content/${folder}/ has the slug ${slug}.`);
  removal.removeFiles([file]);
  return {
    changes: removal.finish(),
    hrefs: [address(slug)],
    citations: [
      ...(kind === 'case' ? [quoteWhole(key)] : []),
      ...(kind === 'product' ? [`^product: ${slug}$`] : []),
      // Drawings have the names of industries.
      ...(kind === 'industry' ? [] : [`'${slug}'`]),
    ],
  };
}

function removeFromList(
  sources: Sources,
  kind: 'person' | 'position',
  file: string,
  paths: readonly string[][],
  name: string,
): Removed {
  const removal = createRemoval(sources);
  const field = kind === 'person' ? 'name' : 'title';
  const getTitle = (entry: ts.Node) =>
    findAll(entry, ts.isPropertyAssignment)
      .filter((one) => getKey(one.name) === field && one.parent === entry)
      .map(({ initializer }) => (ts.isStringLiteralLike(initializer) ? initializer.text : ''))[0] ?? '';
  const entry =
    paths
      .flatMap((path) => listEntries(findList(removal.getTree(file), path)))
      .find((one) => isCalled(name, createSlug(getTitle(one)), getTitle(one))) ?? refuseUnknown(kind, name);
  const title = getTitle(entry);
  removal.removeFrom(file, [entry]);
  return { changes: removal.finish(), ...(kind === 'person' && { citations: [quoteWhole(title)] }) };
}

function readTitle(article: string): string {
  const [, frontMatter = ''] = /^---\n([^]*?)\n---\n/.exec(article) ?? [];
  return (parse(frontMatter) as { title?: string } | null)?.title ?? '';
}

function removeArticle(sources: Sources, name: string): Removed {
  const [file = refuseUnknown('article', name)] =
    [...sources].find(([one, text]) => {
      const [, slug = ''] = /^content\/articles\/([^/]+)\.md$/.exec(one) ?? [];
      return slug !== '' && isCalled(name, slug, readTitle(text));
    }) ?? [];
  const slug = file.slice('content/articles/'.length, -'.md'.length);
  return {
    changes: { [file]: undefined },
    hrefs: [routes.article(slug)],
    citations: [`\\barticle: '${slug}'`],
  };
}

function remove(sources: Sources, kind: Kind, name: string): Removed {
  if (isFamily(kind)) return removeFromFamily(sources, kind, name);
  switch (kind) {
    case 'page':
      return removePage(sources, name);
    case 'article':
      return removeArticle(sources, name);
    case 'person':
      return removeFromList(
        sources,
        kind,
        TEAM,
        [
          ['team', 'executives'],
          ['team', 'founders'],
        ],
        name,
      );
    case 'position':
      return removeFromList(sources, kind, CAREERS, [['careers', 'positions', 'items']], name);
  }
}

/** Finds the lines that a pattern matches. */
const findPlaces = (sources: Sources, folders: RegExp, patterns: readonly string[]): string[] =>
  [...sources]
    .filter(([file]) => patterns.length > 0 && folders.test(file))
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, at) => (new RegExp(patterns.join('|')).test(line) ? [`${file}:${at + 1}`] : [])),
    );

/** Returns the changes that remove a page or record, and the places that still lead to it or cite it. */
export function removeRecord(sources: Sources, kind: string, name: string) {
  if (!isKind(kind) || name === '')
    throw new FriendlyError(`Write a kind and a slug or name: npm run remove ${kinds.join('|')} name.`);
  const { changes, hrefs = [], citations = [] } = remove(sources, kind, name);
  const rest = applyChanges(sources, changes);
  const places = [
    ...findPlaces(rest, /^(app|components|content)\//, hrefs.map(quoteWhole)),
    ...findPlaces(rest, /^content\/(?!messages\/)/, citations),
  ];
  return { changes, places: [...new Set(places)].toSorted() };
}
