import type { shareMotifs } from '@/content/messages/pages';

export interface ShareDrawing {
  readonly motif: keyof typeof shareMotifs;
  readonly values?: readonly { readonly before: string | number; readonly after: string | number }[];
}
