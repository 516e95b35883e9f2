/** One measured change, as it is printed. */
export interface ResultRow {
  metric: string;
  before: string;
  after: string;
  /** With the true minus sign: "−40%", "+18 pts", "×4". */
  improvement: string;
  note?: string;
}

/** The drawing of a program: boxes in reading order, each handing over to the next. */
export interface Architecture {
  alt: string;
  caption: string;
  boxes: { actor: 'agent' | 'person'; title: string; text: string }[];
}

/** One case study. Client and solution text are paragraphs with a blank line between them. */
export interface CaseStudyRecord {
  id: number;
  slug: string;
  industry: 'Aviation' | 'Travel & GDS' | 'Logistics' | 'Telecommunications';
  title: string;
  subtitle: string;
  client: string;
  image?: Architecture;
  challenges: string[];
  solution: { description: string; levers: { title: string; description: string }[] };
  results: { timeframe: string; cxPerformance: ResultRow[]; peopleOutcomes: ResultRow[] };
  meta: { title: string; description: string };
  /** The modules at work, by slug; the first is the one to read on with. */
  modules: string[];
  /** Which lever is the checkpoint, counted from one. */
  checkpoint: number;
  /** The article to read on with, by slug. */
  article: string;
}
