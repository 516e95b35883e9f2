import type { Source } from '../figures.schema';

/** A measured change, with the sentence that defines it. */
export interface Change {
  name: string;
  definition: string;
  levels: { before: string; after: string };
  source: Source;
}

/** A figure about our practice. `text` says what it counts. */
export interface Stat {
  value: string;
  label: string;
  text: string;
  source?: Source;
}

interface Section {
  kicker: string;
  title: string;
}

/** What the pages of both technologies hold. */
export interface TechnologyRecord {
  slug: string;
  name: string;
  meta: { title: string; description: string };
  hero: { title: string; lead: string };
  stats: Stat[];
  services: Section & { items: { title: string; text: string }[] };
  changes: Section & { lead: string; items: Change[] };
  closing: { title: string; text: string; secondary: string };
}

export interface SalesforceRecord extends TechnologyRecord {
  badges: { tier: 'summit' | 'isv'; title: string; text: string }[];
  rating: { value: string; label: string; text: string; of: number; source: Source };
  agents: Section & {
    lead: string;
    /** The first agent's case, as its own screen would show it. */
    example: { name: string; lines: { actor: 'agent' | 'person'; text: string; note: string }[] };
    items: {
      title: string;
      text: string;
      stop: { who: string; sees: string; time: string; otherwise: string };
    }[];
  };
  certifications: Section & { items: { title: string; text: string }[] };
}

export interface ServicenowRecord extends TechnologyRecord {
  /** A closed ticket that answers the three questions of the lead. */
  ticket: {
    number: string;
    title: string;
    fields: { label: string; actor?: 'agent' | 'person'; text: string }[];
    caption: string;
  };
  agents: Section & {
    lead: string;
    items: { title: string; does: string; limit: string; beyond: string }[];
  };
  figures: string;
  values: Section & { items: { who: string; title: string; text: string }[] };
}
