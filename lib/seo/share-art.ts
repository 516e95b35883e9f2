import type { shareMotifs } from '@/content/messages/pages';

export interface ShareDrawing {
  readonly motif: keyof typeof shareMotifs;
  readonly seed?: string;
  readonly values?: readonly { readonly before: string | number; readonly after: string | number }[];
}
