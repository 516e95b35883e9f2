/** A part of a sentence: words, a link, or a name as it stands in the browser. */
type Part = string | { text: string; href: string } | { code: string };

/** One paragraph, list item or table cell. */
type Prose = string | Part[];

type Block = Prose | { list: Prose[] } | { table: { caption: string; columns: string[]; rows: Prose[][] } };

/** One section. Its id is the anchor. */
interface Clause {
  id: string;
  title: string;
  blocks: Block[];
}

/** A legal page. */
export interface LegalRecord {
  path: string;
  meta: { title: string; description: string };
  title: string;
  /** The day of the last change, as YYYY-MM-DD. */
  updated: string;
  lead: string;
  /** The page in a few lines. */
  brief: { term: string; text: string }[];
  clauses: Clause[];
  seeAlso: { label: string; href: string };
}
