import MiniSearch from 'minisearch';
import type { SitePage } from '../seo/page-groups';
import { type IndexedPage, type SearchIndex, unpackTerms } from './index-file.ts';
import { splitPieces, splitQuery, splitText, stem } from './terms.ts';

export interface SearchResult {
  href: string;
  group: SitePage['group'];
  name: string;
  description: string;
  /** The heading above the match, unless the page as a whole is the match. */
  section?: string;
  terms: ReadonlySet<string>;
}

interface Section {
  anchor: string;
  headings: readonly string[];
  words: ReadonlySet<string>;
}

const LIMIT = 8;

/** Offers come before texts about them. */
const OFFERS: readonly SitePage['group'][] = ['platform', 'solutions', 'technologies', 'industries'];
const OFFER_BOOST = 2;

/** Lists of articles repeat their titles; the articles come first. */
const isTopic = (path: string) => /^\/blogs\/(category|tag)\//.test(path);
const TOPIC_BOOST = 0.3;

function getBoost({ path, group }: IndexedPage): number {
  if (isTopic(path)) return TOPIC_BOOST;
  return OFFERS.includes(group) ? OFFER_BOOST : 1;
}

/** Makes the index searchable. The function answers a query with the best pages, best first. */
export function createSearch(index: SearchIndex): (query: string) => SearchResult[] {
  const words = unpackTerms(index);
  let next = 0;
  const pages = index.pages.map((page) => ({
    ...page,
    sections: page.sections.map(([anchor = '', ...headings]): Section => {
      const sectionWords = words[next++] ?? new Set();
      return { anchor, headings, words: sectionWords };
    }),
  }));
  const engine = new MiniSearch({
    fields: ['title', 'headings', 'description', 'text'],
    tokenize: splitText,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 8, headings: 3, description: 2 },
      // The beginning of a word says more than a word that resembles it.
      weights: { prefix: 0.8, fuzzy: 0.3 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boostDocument: (id: number) => (index.pages[id] ? getBoost(index.pages[id]) : 1),
    },
  });
  engine.addAll(
    pages.map(({ name, title, description, sections }, id) => ({
      id,
      title: `${name} ${title}`,
      headings: sections.flatMap(({ headings }) => headings).join(' '),
      description,
      text: sections.flatMap((section) => [...section.words]).join(' '),
    })),
  );
  return (query) => {
    const queryWords = splitQuery(query);
    const queries = queryWords.map((word) => ({
      combineWith: 'OR' as const,
      queries: [word, ...stem(word)],
    }));
    const all = engine.search({ combineWith: 'AND', queries });
    const found = all.length > 0 ? all : engine.search({ combineWith: 'OR', queries });
    return found.slice(0, LIMIT).flatMap(({ id, terms }) => {
      const page = pages[Number(id)];
      return page ? [toResult(page, new Set(terms), queryWords)] : [];
    });
  };
}

/** Tells whether the matches in a text cover every word of a query, also its beginning or a misspelling. */
const coversQuery = (text: string, terms: ReadonlySet<string>, queryWords: readonly string[]) => {
  const hits = splitText(text).filter((term) => terms.has(term));
  return queryWords.every((word) => hits.some((hit) => hit.startsWith(word.slice(0, 3))));
};

function toResult(
  page: Omit<IndexedPage, 'sections'> & { sections: readonly Section[] },
  terms: ReadonlySet<string>,
  queryWords: readonly string[],
): SearchResult {
  const { path, group, name, description } = page;
  const pageResult = { href: path, group, name, description, terms };
  if (coversQuery(`${name} ${page.title}`, terms, queryWords)) return pageResult;
  const count = (words: Iterable<string>) => new Set([...words].filter((word) => terms.has(word))).size;
  const ranked = page.sections
    .map((section) => {
      const headings = section.headings.map((heading) => ({ heading, hits: count(splitText(heading)) }));
      const best = headings.toSorted((a, b) => b.hits - a.hits)[0];
      // A fragment is a name too: a search for connectors means #connectors.
      const anchorHits = Math.max(best?.hits ?? 0, count(splitText(section.anchor)));
      return { ...section, heading: best?.heading ?? '', hits: 3 * anchorHits + count(section.words) };
    })
    .toSorted((a, b) => b.hits - a.hits)[0];
  if (!ranked?.anchor || ranked.hits <= count(splitText(description))) return pageResult;
  return { ...pageResult, href: `${path}#${ranked.anchor}`, section: ranked.heading };
}

/** Splits a text into pieces, those that matched and those between. */
export const markMatches = (text: string, terms: ReadonlySet<string>) =>
  splitPieces(text).map((piece) => ({
    text: piece,
    hit: splitText(piece).some((term) => terms.has(term)),
  }));
