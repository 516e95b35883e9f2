import type { Source } from '../figures';

/** A change that was measured. */
export interface KeyMetric {
  metric: string;
  /** The change itself, unsigned: "40%", "17 pts", "3.1x". */
  value: string;
  /** Gives both levels. */
  description: string;
  improvement: 'up' | 'down';
  /** The two levels alone; the bars are drawn from them. */
  levels?: { before: string; after: string };
  source?: Source;
}

/** What a module changes in one industry. */
export interface Impact {
  name: string;
  /** Which drawing stands for the industry. */
  motif: 'airlines' | 'travel' | 'healthcare' | 'hospitality' | 'telecom' | 'banking' | 'logistics';
  specificBenefit: string;
  caseStudy: string;
  source: Source;
}

/** One line of a log: an agent's step, or a person's. */
interface LogLine {
  time: string;
  actor: 'agent' | 'person';
  text: string;
}

/** The module at work, as its own screen would show it. */
export type Panel =
  | { kind: 'run'; name: string; lines: LogLine[]; caption: string }
  | {
      kind: 'conversation';
      name: string;
      turns: { speaker: 'caller' | 'agent'; text: string }[];
      reading: { label: string; value: number };
      caption: string;
    };

/** One module: its page, its card and its row in the lists. */
export interface ProductRecord {
  slug: string;
  title: string;
  subtitle: string;
  /** The line under its name in the menu. */
  menu: string;
  /** The card's sentence, and the line under the page's title. */
  description: string;
  /** Names the glyph and the hue. */
  icon: 'converse' | 'reach' | 'workflow' | 'resilience' | 'pulse' | 'vision';
  meta: { title: string; description: string };
  cardMetrics: { label: string; value: string; source?: Source }[];
  panel: Panel;
  about: { title: string; paragraphs: string[] };
  steps: { actor: 'agent' | 'person'; title: string; text: string }[];
  featuresTitle: string;
  /** "Heading: text" */
  features: string[];
  benefitsTitle: string;
  benefits: string[];
  /** Whose results these are, against what. */
  resultsLead: string;
  keyMetrics?: KeyMetric[];
  industries: Impact[];
  checkpoint: { title: string; who: string; sees: string; time: string; otherwise: string };
  /** What the module brings to the platform, in a few words. */
  brings: string;
  closing: { title: string; text: string };
}
