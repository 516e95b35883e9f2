/** A press release. Its slug is its id in the address. */
export interface PressRecord {
  slug: string;
  category: 'Partnership' | 'Investment';
  /** YYYY-MM-DD */
  date: string;
  location: string;
  /** Where that is, in whole degrees, for the drawing. */
  lng: number;
  lat: number;
  title: string;
  subtitle: string;
  excerpt: string;
  meta: { title: string; description: string };
  /** Who, what and when; the dateline stands before it. */
  lead: string;
  /** What starts first. */
  start: string;
  details: { title: string; paragraphs: string[] };
  /** One quote, always ours. */
  quote: { text: string; name: string; role: string };
  excluded: string;
  numbers: { value: string; label: string }[];
}
