import type { SitePage } from '../seo/site-page.ts';
import { splitText } from './terms.ts';

/** What the site's search loads on first use. The sentences of the pages are not in it: they would weigh too much. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** One line a word of the text: the word, and the steps from each section it stands in to the next, base 36. */
  readonly terms: string;
}

export interface IndexedPage {
  readonly path: string;
  readonly group: SitePage['group'];
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its sections: the fragment that leads there, and the headings under it. The page's own beginning has neither. */
  readonly sections: readonly (readonly string[])[];
}

/** A page's section as it is indexed. */
export interface SectionText {
  anchor: string;
  headings: string[];
  text: string;
}

/** Packs pages into the file that is loaded. */
export function packIndex(
  pages: readonly (Omit<IndexedPage, 'sections'> & { sections: SectionText[] })[],
): SearchIndex {
  const found = pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ text }, place) => [...new Set(splitText(text))].map((term) => ({ term, place })))
    .filter(({ term }) => !/^\d+$/.test(term));
  return {
    pages: pages.map(({ sections, ...page }) => ({
      ...page,
      sections: sections.map(({ anchor, headings }) => [anchor, ...headings]),
    })),
    terms: [...Map.groupBy(found, ({ term }) => term)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, list]) =>
        [term, ...list.map(({ place }, at) => (place - (list[at - 1]?.place ?? 0)).toString(36))].join(' '),
      )
      .join('\n'),
  };
}

/** The words of each section, in the order of the sections. */
export function unpackTerms({ pages, terms }: SearchIndex): Set<string>[] {
  const sections = pages.flatMap((page) => page.sections.map(() => new Set<string>()));
  for (const line of terms.split('\n')) {
    const [term = '', ...steps] = line.split(' ');
    let place = 0;
    for (const step of steps) sections[(place += parseInt(step, 36))]?.add(term);
  }
  return sections;
}
