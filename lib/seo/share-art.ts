import type { shareMotifs } from '@/content/messages/pages';

export interface ShareDrawing {
  readonly motif: keyof typeof shareMotifs;
  /** Seeds the details. */
  readonly seed?: string;
  readonly values?: readonly { readonly before: string | number; readonly after: string | number }[];
}
