'use client';

import { usePathname } from 'next/navigation';
import { CodeStep } from '@/components/forms/code-step';
import { FailureNote } from '@/components/forms/failure-note';
import { Link } from '@/components/ui/link';
import { AlertNote } from '@/components/ui/note';
import { hideToast, prepareToaster } from '@/components/ui/show-toast';
import { useClientValue } from '@/components/ui/use-client-value';
import { codeMessages } from '@/content/messages/auth';
import { demoDialog, demoFormMessages, demoSending } from '@/content/messages/demo';
import { saveDraft } from '@/lib/demo/draft';
import { DEMO_TOPIC, explainState, getToast, isOutcome } from '@/lib/demo/outcome';
import * as routes from '@/lib/routes';
import { DemoFields, SendButton } from './demo-fields';
import { DemoReceipt } from './demo-receipt';
import { useDemoForm } from './use-demo-form';

/**
 * The demo form, and for visitors without a session a second step that signs them in. Before hydration and without
 * scripts the browser posts it to the same actions.
 */
export const DemoForm = (props: Omit<Parameters<typeof useDemoForm>[0], 'dialog'>) => (
  <DemoFormView demo={useDemoForm(props)} />
);

export function DemoFormView({ demo }: { demo: ReturnType<typeof useDemoForm> }) {
  const { id, posted, state, code, receipt, pending, formActions } = demo;
  const isHydrated = useClientValue(() => true, false);
  const signIn = routes.signIn({ next: usePathname() });
  const isAnswered = posted !== null && posted === state;
  const toast = isAnswered && isOutcome(posted) ? getToast(posted).text : null;
  const reason = explainState(state);
  const { readSilentChanges } = demo.draft;
  const resumeLater = () => saveDraft({ isResumed: true });
  return (
    <>
      {receipt.saved && (
        <DemoReceipt
          id={`${id}-receipt`}
          saved={receipt.saved}
          isWhole={receipt.isWhole}
          note={receipt.isWhole ? toast : null}
          onDone={() => {
            receipt.end();
            demo.focus('name');
          }}
        />
      )}
      <form
        id={id}
        hidden={receipt.saved !== null && receipt.isWhole}
        className="flex-auto grid-cols-[minmax(0,1fr)] grid-rows-[minmax(14rem,1fr)_auto] min-block-0 low:flex-none low:grid-rows-[auto_auto] [&:not([hidden])]:grid"
        noValidate={isHydrated}
        onSubmit={demo.submit}
        onFocus={() => {
          readSilentChanges();
          prepareToaster();
        }}
        onPointerOver={readSilentChanges}
        onPointerDown={readSilentChanges}
      >
        {posted?.draftId && <input type="hidden" name="draftId" value={posted.draftId} />}
        <div
          hidden={code !== null}
          className="content-between gap-4 overflow-auto px-8 pbs-3 pbe-4 max-sm:px-5 [&:not([hidden])]:grid [@media(height<34rem)]:overflow-visible"
        >
          <DemoFields demo={demo} isHydrated={isHydrated} />
        </div>
        {code && (
          <div
            className="overflow-auto px-8 pbs-3 pbe-5 max-sm:px-5"
            // The toast has been obeyed with the first digit.
            onInput={() => hideToast(DEMO_TOPIC)}
          >
            {toast && (code.wait !== undefined || code.sentAt === null) && (
              <AlertNote icon="info" className="mbe-2" text={toast} />
            )}
            <CodeStep
              id={`${id}-code`}
              code={code}
              pending={pending}
              messages={{ ...demoDialog.codeStep, busy: demoSending.busy }}
              formActions={formActions}
              links={
                <>
                  <button formAction={formActions.edit} value="edit" formNoValidate className="link">
                    {codeMessages.changeEmail}
                  </button>{' '}
                  <Link className="link" href={signIn} prefetch={false} onClick={resumeLater}>
                    {demoDialog.signIn}
                  </Link>
                </>
              }
            />
          </div>
        )}
        {/* What is scrolled beneath it fades out, and is not cut through. */}
        <div className="relative grid gap-2 border-bs border-line px-8 pbs-3 pbe-4 shadow-[0_-6px_8px_-2px_var(--color-surface-1)] max-sm:px-5">
          {reason && (
            <AlertNote
              size="compact"
              icon="error"
              className="mbe-2"
              text={toast ? `${toast} ${reason}` : reason}
            />
          )}
          <FailureNote
            size="compact"
            failure={demo.failure}
            offline={demoFormMessages.offline}
            onReload={() => {
              resumeLater();
              location.reload();
            }}
          />
          {/* Without scripts the browser scrolls to what is said above the button. */}
          {!code && (
            <SendButton demo={demo} isHydrated={isHydrated} autoFocus={isAnswered && reason !== null} />
          )}
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
