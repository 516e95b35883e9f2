import 'server-only';
import type { CaseStudyRecord } from '@/content/case-studies/schema';
import { caseNote, cases, notes, programNote } from '@/content/figures';
import type { Source } from '@/content/figures.schema';

export type { Source };

// Read by any key: there may be no cases, and no notes.
const casesByKey = new Map<string, CaseStudyRecord>(Object.entries(cases));
const notesByKey = new Map<string, string>(Object.entries(notes));

/** The wording of the note under a figure. */
export function noteText(from: Source): string {
  return casesByKey.has(from) ? caseNote : (notesByKey.get(from) ?? programNote);
}

/** The case study a figure cites, if it cites one. */
export const caseOf = (from: Source): { slug: string; title: string } | undefined => casesByKey.get(from);
