import ts from 'typescript';
import { parse } from 'yaml';
import { createSlug } from '../../lib/slug.ts';
import * as routes from '../../lib/routes.ts';
import { FriendlyError } from '../process/friendly-error.ts';
import { findLines, getKey, matchWhole } from '../../adapter/content/content-places.ts';
import { findAll, findList, listEntries } from './edit-source.ts';
import { families, type Family, findRecordFile, isFamily, lists, listRecords } from './families.ts';
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

const isCalled = (name: string, slug: string, title: string) =>
  [slug, createSlug(title)].includes(createSlug(name));

function rejectUnknown(kind: Kind, name: string, names: readonly string[]): never {
  const others = names.length > 0 ? `only ${names.join(', ')}` : 'and no other';
  throw new FriendlyError(`There is no ${kind} ${name}, ${others}.`);
}

function removeFromFamily(sources: Sources, kind: Family, name: string): Removed {
  const { folder, address } = families[kind];
  const records = listRecords(sources, kind);
  const [key, { slug, title }] =
    records.find(([, one]) => isCalled(name, one.slug, one.title)) ??
    rejectUnknown(
      kind,
      name,
      records.map(([, one]) => one.slug),
    );
  const removal = createRemoval(sources);
  const file = findRecordFile(sources, kind, slug);
  if (!file) throw new FriendlyError(`No file of content/${folder}/ has the slug ${slug}.`);
  removal.removeFiles([file]);
  return {
    changes: removal.finish(),
    hrefs: [address(slug)],
    citations: [
      ...(kind === 'case' ? [matchWhole(key)] : []),
      ...(kind === 'product' ? [`^product: ${slug}$`] : []),
      // Drawings have the names of industries.
      kind === 'industry' ? `\\bindustry"?: ['"]${RegExp.escape(title)}['"]` : `'${slug}'`,
    ],
  };
}

function removeFromList(sources: Sources, kind: keyof typeof lists, name: string): Removed {
  const { file, paths, field } = lists[kind];
  const removal = createRemoval(sources);
  const getTitle = (entry: ts.Node) =>
    findAll(entry, ts.isPropertyAssignment)
      .filter((one) => getKey(one.name) === field && one.parent === entry)
      .map(({ initializer }) => (ts.isStringLiteralLike(initializer) ? initializer.text : ''))[0] ?? '';
  const entries = paths.flatMap((path) => listEntries(findList(removal.getTree(file), path)));
  const entry =
    entries.find((one) => isCalled(name, createSlug(getTitle(one)), getTitle(one))) ??
    rejectUnknown(kind, name, entries.map(getTitle));
  const title = getTitle(entry);
  removal.removeFrom(file, [entry]);
  return { changes: removal.finish(), ...(kind === 'person' && { citations: [matchWhole(title)] }) };
}

function readTitle(article: string): string {
  const [, frontMatter = ''] = /^---\n([^]*?)\n---\n/.exec(article) ?? [];
  return (parse(frontMatter) as { title?: string } | null)?.title ?? '';
}

function removeArticle(sources: Sources, name: string): Removed {
  const articles = [...sources].flatMap(([file, text]) => {
    const [, slug] = /^content\/articles\/([^/]+)\.md$/.exec(file) ?? [];
    return slug ? [{ slug, text }] : [];
  });
  const { slug } =
    articles.find((one) => isCalled(name, one.slug, readTitle(one.text))) ??
    rejectUnknown(
      'article',
      name,
      articles.map((one) => one.slug),
    );
  return {
    changes: { [`content/articles/${slug}.md`]: undefined },
    hrefs: [routes.article(slug)],
    citations: [`\\barticle: '${slug}'`],
  };
}

function remove(sources: Sources, kind: Kind, name: string): Removed {
  if (isFamily(kind)) return removeFromFamily(sources, kind, name);
  if (kind === 'page') return removePage(sources, name);
  return kind === 'article' ? removeArticle(sources, name) : removeFromList(sources, kind, name);
}

/** Returns the changes that remove a page or record, and the places that still lead to it or cite it. */
export function removeRecord(sources: Sources, kind: string, name: string) {
  if (!isKind(kind) || name === '')
    throw new FriendlyError(`Write a kind and a slug or name: npm run remove ${kinds.join('|')} name.`);
  const { changes, hrefs = [], citations = [] } = remove(sources, kind, name);
  const rest = [...applyChanges(sources, changes)];
  const find = (folders: RegExp, patterns: readonly string[]) =>
    patterns.flatMap((pattern) =>
      findLines(
        rest.filter(([file]) => folders.test(file)),
        new RegExp(pattern),
      ),
    );
  const places = [
    ...find(/^(app|components|content)\//, hrefs.map(matchWhole)),
    ...find(/^content\/(?!messages\/)/, citations),
  ];
  return { changes, places: [...new Set(places)].toSorted() };
}
