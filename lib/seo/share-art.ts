import { shareMotifs } from '@/content/words/share-images';

/** What a share image may draw. */
export type ShareMotif = keyof typeof shareMotifs;

/** One drawing, with what it reads from its record. */
export interface ShareDrawing {
  readonly motif: ShareMotif;
  /** Seeds the details. */
  readonly seed?: string;
  readonly values?: readonly { readonly before: string | number; readonly after: string | number }[];
}

/** Whether a record's name is that of a drawing. */
export const isShareMotif = (name: string): name is ShareMotif => Object.hasOwn(shareMotifs, name);
