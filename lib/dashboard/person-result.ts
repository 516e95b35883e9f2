import type { personAnswers } from '@/content/words/dashboard-keeping';

/** How much is kept of somebody. */
export interface FoundPerson {
  requests: number;
  /** Of these, sent by their account with another address. */
  others: number;
  events: number;
  deliveries: number;
  account: boolean;
  invited: boolean;
}

/** How looking for a person or erasing one ended, with the address that was typed. */
export type PersonResult = { email: string } & (
  | {
      status: 'found';
      found: FoundPerson;
      /** Why they were not erased. */ why?: 'unlike' | 'own' | 'member';
    }
  | { status: 'erased'; requests: number; account: boolean }
  | { status: keyof typeof personAnswers }
);
