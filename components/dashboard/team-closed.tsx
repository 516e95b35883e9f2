'use client';

import { teamPageWords as words } from '@/content/words/dashboard-team';
import { Said } from './said';

/**
 * Why there is nothing to see: the reader is no member, any more perhaps, or nobody answered.
 *
 * @param said How the form ended that brought them here.
 */
export function TeamClosed({ isRefused, said = '' }: { isRefused: boolean; said?: string | undefined }) {
  return (
    <section className="grid gap-1 rounded-card border border-line bg-surface-1 px-8 py-8">
      <Said className="text-ui leading-6 font-strong empty:hidden" text={said} />
      <h2 className="text-h4">{isRefused ? words.closed : words.failed}</h2>
      <p className="text-ui leading-6 text-ink-2">{isRefused ? words.closedAdvice : words.failedAdvice}</p>
    </section>
  );
}
