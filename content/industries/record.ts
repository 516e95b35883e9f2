import type { Source } from '../figures.schema';

/** A result that was measured: both levels, and the change between them. */
export interface Outcome {
  metric: string;
  before: string;
  after: string;
  /** Signed: "−40%" or "+19 pts". */
  change: string;
  source: Source;
}

/** One industry: its section of the industries page, and its card elsewhere. */
export interface IndustryRecord {
  /** Its anchor on the page, and the name of its drawing. */
  slug: 'travel' | 'transport' | 'hospitality' | 'logistics' | 'telecom' | 'healthcare';
  title: string;
  /** Words beside its slug by which labels of other records mean it, in small letters. */
  alsoCalled?: string[];
  /** The sentence of its card on the home page. */
  line: string;
  description: string;
  challenges: string[];
  solutions: string[];
  outcomes: Outcome[];
  /** What an agent never does here. */
  limits?: string;
  /** Kept with the record; not shown. */
  caseStudyUrl: string;
}
