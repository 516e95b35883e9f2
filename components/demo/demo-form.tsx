'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { useTypedBeforeHydration } from '@/components/forms/use-typed-before-hydration';
import { Link } from '@/components/ui/link';
import { useClientValue } from '@/components/ui/use-client-value';
import { demoDialog, demoFormMessages } from '@/content/messages/demo-form';
import type { FormField } from '@/lib/demo/form-fields';
import * as routes from '@/lib/routes';
import { DemoFields, SendButton } from './demo-fields';
import type { LiveForm } from './live-demo-form';

/**
 * The demo form, and for visitors without a session a second step that signs them in. Before hydration and without
 * scripts the browser posts it.
 *
 * @param live Checks and sends it; null until it is loaded. It replaces no element, since somebody may be typing then.
 * @param onEarlySubmit Handles a press until then.
 * @param notes Shown above the button until then.
 */
export function DemoFormView({
  id,
  fields,
  live,
  isInDialog = false,
  formAction,
  onEarlySubmit,
  notes,
}: {
  /** Begins with `demo`, as do the ids of the fields. */
  id: string;
  fields: readonly FormField[];
  live: LiveForm | null;
  isInDialog?: boolean;
  formAction: (form: FormData) => void;
  onEarlySubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  notes?: ReactNode;
}) {
  const isHydrated = useClientValue(() => true, false);
  const isLive = isHydrated && live !== null;
  useTypedBeforeHydration(id);
  return (
    <>
      {live?.receipt}
      <form
        id={id}
        hidden={live?.isReceiptWhole}
        className="flex-auto grid-cols-[minmax(0,1fr)] grid-rows-[minmax(14rem,1fr)_auto] min-block-0 low:flex-none low:grid-rows-[auto_auto] [&:not([hidden])]:grid"
        noValidate={isLive}
        onSubmit={live?.submit ?? onEarlySubmit}
        onFocus={live?.prepare}
        onPointerOver={live?.readSilentChanges}
        onPointerDown={live?.readSilentChanges}
      >
        {live?.draftId && <input type="hidden" name="draftId" value={live.draftId} />}
        <div
          hidden={Boolean(live?.codeStep)}
          className="content-between gap-4 overflow-auto px-8 pbs-3 pbe-4 max-sm:px-5 [&:not([hidden])]:grid [@media(height<34rem)]:overflow-visible"
        >
          {live?.draftNote}
          <DemoFields id={id} fields={fields} live={live} isLive={isLive} isInDialog={isInDialog} />
          <details data-scripted>
            <summary className="py-1 text-sm font-semibold text-ink-2">{demoFormMessages.ownTrace}</summary>
            {live?.steps}
          </details>
          {live?.attachment}
        </div>
        {live?.codeStep}
        {/* What is scrolled beneath it fades out, and is not cut through. */}
        <div className="relative grid gap-2 border-bs border-line px-8 pbs-3 pbe-4 [box-shadow:0_-6px_8px_-2px_var(--color-surface-1)] max-sm:px-5">
          {live ? live.notes : notes}
          {!live?.codeStep && <SendButton id={id} live={live} isLive={isLive} formAction={formAction} />}
          <p className="text-xs leading-5 text-balance text-ink-3">
            {demoDialog.privacy.before}{' '}
            <Link className="link" href={routes.privacy}>
              {demoDialog.privacy.link}
            </Link>{' '}
            {demoDialog.privacy.after}
          </p>
        </div>
      </form>
    </>
  );
}
