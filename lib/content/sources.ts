import 'server-only';
import { caseNote, cases, notes, programNote } from '@/content/figures';
import { type Source, source } from '@/content/figures.schema';

export { source, type Source };

/** The wording of the note under a figure. */
export function noteText(from: Source): string {
  if (isCase(from)) return caseNote;
  return from === 'PF' ? programNote : notes[from];
}

/** The case study a figure cites, if it cites one. */
export const caseOf = (from: Source): { slug: string; title: string } | undefined =>
  isCase(from) ? cases[from] : undefined;

function isCase(from: Source): from is keyof typeof cases {
  return Object.hasOwn(cases, from);
}
