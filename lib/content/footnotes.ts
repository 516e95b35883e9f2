import 'server-only';
import * as routes from '@/lib/routes';
import { figureOf, originOf, type Figure, type Source } from './figures';

/** A note of a page. Figures of one origin share it; a figure without one has its own. */
export interface Footnote {
  number: number;
  name: string;
  text: string;
  /** Those that share it: what each measures, or the case study it comes from. */
  figures: ({ name: string; text: string } | { name: string; href: string })[];
}

/**
 * Numbers the notes of a page in the order in which its figures stand.
 *
 * @param sources Which figures the page shows, from its top.
 * @returns The notes, and what tells the number printed beside a figure.
 */
export function footnotes(sources: readonly Source[]) {
  const notes = Map.groupBy(new Set(sources), noteKey);
  const keys = [...notes.keys()];
  return {
    list: [...notes.values()].map((shared, index): Footnote => ({ number: index + 1, ...noteOf(shared) })),
    numberOf: (source: Source) => keys.indexOf(noteKey(source)) + 1,
  };
}
export type Footnotes = ReturnType<typeof footnotes>;

/** What tells notes apart: an origin, or the figure itself. */
const noteKey = (source: Source) => {
  const { key, origin } = figureOf(source);
  return origin === undefined ? `figure ${key}` : `origin ${origin}`;
};

function noteOf(sources: readonly Source[]): Omit<Footnote, 'number'> {
  const figures = sources.map(figureOf);
  const [first] = figures;
  const origin = first && originOf(first);
  if (origin) return { name: origin.name, text: origin.text, figures: figures.map(shared) };
  const { name = '', definition, sample } = first ?? {};
  const text = [definition, sample].flatMap((part) => (part === undefined ? [] : `${part}.`)).join(' ');
  return { name, text, figures: [] };
}

/** A case study says for itself what it measures; of what nobody published, the note does. */
function shared(figure: Figure): Footnote['figures'][number] {
  const { name, definition } = figure;
  return 'cited' in figure
    ? { name, href: routes.caseStudy(figure.cited.slug) }
    : { name, text: `${definition}.` };
}
