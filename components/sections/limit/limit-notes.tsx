import { FootnoteRef } from '@/components/typography/footnote-ref';
import type { LimitNotes } from './limit-control';

export const limitNotes: LimitNotes = {
  waiting: <FootnoteRef source="waiting-cases" />,
  minutes: <FootnoteRef source="supervisor-minutes" />,
  wrong: <FootnoteRef source="unseen-refunds" />,
};
