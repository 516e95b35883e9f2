import 'server-only';
import { sectionWords } from '@/content/words/sections';
import * as routes from '@/lib/routes';
import { caseOf, figureOf, type Source } from './figures';

/** A note under a section: what a figure measures, and which case study it comes from. */
export interface Footnote {
  number: number;
  text: string;
  /** The cited case study. */
  cited?: { title: string; href: string };
}

/**
 * Numbers the notes of one section in the order its figures stand.
 *
 * @param sources Where each figure comes from; a source that repeats keeps its number.
 * @param first The first number: notes are numbered through the page.
 * @returns The notes, what tells the number printed beside a figure, and the first number of the next section.
 */
export function footnotes(sources: readonly Source[], first = 1) {
  const distinct = [...new Set(sources)];
  const notes = distinct.map((source, index) => ({ number: first + index, ...note(source) }));
  return {
    list: notes.map((entry) => brief(entry, notes)),
    numberOf: (source: Source) => first + distinct.indexOf(source),
    next: first + distinct.length,
  };
}
export type Footnotes = ReturnType<typeof footnotes>;

/** The notes of several sections, numbered through the page in their order. */
export function footnotesOf(sections: readonly (readonly Source[])[]): Footnotes[] {
  return sections.reduce<Footnotes[]>((all, sources) => [...all, footnotes(sources, all.at(-1)?.next)], []);
}

/** A wording that repeats within a section is referred to. */
function brief(entry: Footnote, notes: readonly Footnote[]): Footnote {
  const same = notes.find(({ text }) => text === entry.text);
  return !same || same === entry ? entry : { ...entry, text: sectionWords.asNote(same.number) };
}

function note(source: Source): Omit<Footnote, 'number'> {
  const { definition, sample } = figureOf(source);
  const text = [definition, sample].flatMap((part) => (part ? `${part}.` : [])).join(' ');
  const cited = caseOf(source);
  return { text, ...(cited && { cited: { title: cited.title, href: routes.caseStudy(cited.slug) } }) };
}
