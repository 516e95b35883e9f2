import { z } from 'zod';
import type { personAnswers } from '@/content/words/dashboard-keeping';

/** How much is kept of somebody, as the database answers. */
export const foundPerson = z.object({
  requests: z.number(),
  /** Of these, sent by their account with another address. */
  others: z.number(),
  events: z.number(),
  deliveries: z.number(),
  account: z.boolean(),
  invited: z.boolean(),
});

/** Why somebody was not erased. */
export const KEPT_WHY = ['unlike', 'own', 'member'] as const;

/** How looking for a person or erasing one ended, with the address that was typed. */
export type PersonResult = { email: string } & (
  | {
      status: 'found';
      found: z.output<typeof foundPerson>;
      /** Why they were not erased, and the address that was typed to erase them. */
      kept?: { why: (typeof KEPT_WHY)[number]; again: string };
    }
  | { status: 'erased'; requests: number; account: boolean }
  | { status: keyof typeof personAnswers }
);
