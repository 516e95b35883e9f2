import type { SitePage } from '../seo/page-groups.ts';
import { splitText } from './terms.ts';

/** The file that the search loads on first use. Without the sentences of the pages it stays small. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** A line holds a word and the distances between its sections, base 36. */
  readonly terms: string;
}

export interface IndexedPage {
  readonly path: string;
  readonly group: SitePage['group'];
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Each section's fragment and its headings. The beginning of the page has neither. */
  readonly sections: readonly (readonly string[])[];
}

export interface SectionText {
  anchor: string;
  headings: string[];
  text: string;
}

export function packIndex(
  pages: readonly (Omit<IndexedPage, 'sections'> & { sections: SectionText[] })[],
): SearchIndex {
  const occurrences = pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ text }, place) => [...new Set(splitText(text))].map((term) => ({ term, place })))
    .filter(({ term }) => !/^\d+$/.test(term));
  return {
    pages: pages.map(({ sections, ...page }) => ({
      ...page,
      sections: sections.map(({ anchor, headings }) => [anchor, ...headings]),
    })),
    terms: [...Map.groupBy(occurrences, ({ term }) => term)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, list]) =>
        [term, ...list.map(({ place }, index) => (place - (list[index - 1]?.place ?? 0)).toString(36))].join(
          ' ',
        ),
      )
      .join('\n'),
  };
}

/** Unpacks the words of each section, in the order of the sections. */
export function unpackTerms({ pages, terms }: SearchIndex): Set<string>[] {
  const sections = pages.flatMap((page) => page.sections.map(() => new Set<string>()));
  for (const line of terms.split('\n')) {
    const [term = '', ...steps] = line.split(' ');
    let place = 0;
    for (const step of steps) sections[(place += parseInt(step, 36))]?.add(term);
  }
  return sections;
}
