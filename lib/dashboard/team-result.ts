import type { teamAnswers } from '@/content/words/dashboard-team';

/** How a change of the team ended, with the address that was typed where it is needed once more. */
export interface TeamResult {
  status: keyof typeof teamAnswers;
  email?: string;
}
