'use client';

import type { ReactNode } from 'react';
import { TypedValues } from '@/components/demo/typed-values';
import { useTabValue } from '@/components/ui/use-tab-value';
import { authPages } from '@/content/messages/auth';
import { demoDialog } from '@/content/messages/demo-form';
import { site } from '@/content/site';
import { type Draft, DRAFT_KEY } from '@/lib/demo/draft';

const { send } = authPages.signIn;
const shown = ['name', 'email', 'purpose'] as const;

/**
 * The request that this tab keeps, which the sign-in leads back to.
 *
 * @param children Shown where none is kept.
 */
export function SavedRequest({ children }: { children: ReactNode }) {
  const values = (useTabValue(DRAFT_KEY) as Draft | null)?.values;
  if (!values || shown.every((name) => !values[name])) return children;
  return (
    <section
      className="grid grid-rows-[auto_1fr_auto] gap-6 rounded-card bg-surface-1 p-6 shadow-card @max-md:p-5"
      aria-labelledby="saved"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h4" id="saved">
          {send.saved}
        </h2>
        <p className="label text-ink-3">{send.place}</p>
      </div>
      <TypedValues
        className="grid content-start gap-4 text-base leading-6"
        valueClassName="line-clamp-4"
        names={shown}
        values={values}
      />
      <p className="border-bs border-line pbs-4 text-sm leading-5.5 text-ink-2">
        <b className="font-semibold text-ink">{send.unsent}</b> {demoDialog.answered(site.answering.within)}
      </p>
    </section>
  );
}
