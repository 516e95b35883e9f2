'use client';

import { usePathname } from 'next/navigation';
import { CodeStep } from '@/components/forms/code-step';
import { AlertNote } from '@/components/ui/alert-note';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { hideToast } from '@/components/ui/show-toast';
import { StaleBuildNotice } from '@/components/ui/stale-build-notice';
import { useClientValue } from '@/components/ui/use-client-value';
import { actions, updated } from '@/content/messages/layout';
import { codeMessages } from '@/content/messages/auth';
import { demoDialog, demoFormMessages, demoSending } from '@/content/messages/demo';
import { networkFailure } from '@/content/messages/errors';
import { clearDraft, saveDraft } from '@/lib/demo/draft';
import { fieldNames } from '@/lib/demo/fields';
import { explainOutcome, getToast, isOutcome } from '@/lib/demo/outcome';
import * as routes from '@/lib/routes';
import { DemoFields } from './demo-fields';
import { DemoReceipt } from './demo-receipt';
import { useDemoForm } from './use-demo-form';
import '@/components/ui/controls.css';

/**
 * The demo form, and for visitors without a session a second step that signs them in. Before hydration and without
 * scripts the browser posts it to the same actions.
 */
export const DemoForm = (props: Omit<Parameters<typeof useDemoForm>[0], 'dialog'>) => (
  <DemoFormView {...useDemoForm(props)} />
);

export function DemoFormView({
  id,
  form,
  fields,
  posted,
  state,
  code,
  saved,
  failure,
  pending,
  ...demo
}: ReturnType<typeof useDemoForm>) {
  const isHydrated = useClientValue(() => true, false);
  const { isValid } = fields.formState;
  const outcome = state && isOutcome(state) ? explainOutcome(state) : null;
  const reason = state?.status === 'outdated' ? updated : outcome;
  const toast = posted && posted === state && isOutcome(posted) ? getToast(posted).text : null;
  const errors = posted?.status === 'invalid' ? posted.errors : undefined;

  return (
    <>
      {saved && (
        <DemoReceipt
          id={`${id}-receipt`}
          saved={saved}
          isWhole={demo.isReceiptWhole}
          note={demo.isReceiptWhole ? toast : null}
          onDone={() => {
            demo.endReceipt();
            demo.focus('name');
          }}
        />
      )}
      <form
        ref={form}
        id={id}
        hidden={saved !== null && demo.isReceiptWhole}
        className="flex-auto grid-cols-[minmax(0,1fr)] grid-rows-[minmax(14rem,1fr)_auto] min-block-0 low:flex-none low:grid-rows-[auto_auto] [&:not([hidden])]:grid"
        noValidate={isHydrated}
        onSubmit={demo.submit}
        onFocus={demo.readSilentChanges}
        onPointerOver={demo.readSilentChanges}
        onPointerDown={demo.readSilentChanges}
      >
        {posted?.draftId && <input type="hidden" name="draftId" value={posted.draftId} />}
        <div
          hidden={code !== null}
          className="content-between gap-4 overflow-auto px-8 pbs-3 pbe-4 sheet:px-5 [&:not([hidden])]:grid [@media(height<34rem)]:overflow-visible"
        >
          {demo.isKept && (
            <p className="note mbe-1" role="status">
              <Icon name="refresh" size={20} />
              {demoFormMessages.kept}
              <button
                type="button"
                className="link"
                onClick={() => {
                  clearDraft();
                  demo.focus('name');
                }}
              >
                {demoFormMessages.clear}
              </button>
            </p>
          )}
          <DemoFields
            form={fields}
            id={id}
            isHydrated={isHydrated}
            focused={demo.isInDialog ? 'name' : fieldNames.find((name) => errors?.[name])}
            posted={{ values: posted && 'receipt' in posted ? undefined : posted?.values, errors }}
          />
        </div>
        {code && (
          <div
            className="overflow-auto px-8 pbs-3 pbe-5 sheet:px-5"
            // The toast has been obeyed with the first digit.
            onInput={() => hideToast('demo-request')}
          >
            {toast && (code.wait !== undefined || code.sentAt === null) && (
              <AlertNote icon="info" className="mbe-2" text={toast} />
            )}
            <CodeStep
              id={`${id}-code`}
              code={code}
              pending={pending}
              messages={{ ...demoDialog.codeStep, busy: demoSending.busy }}
              formActions={demo.formActions}
              links={
                <>
                  <EditButton
                    formAction={isHydrated ? undefined : demo.formActions.edit}
                    onClick={demo.editEmail}
                  />
                  <SignInLink />
                </>
              }
            />
          </div>
        )}
        {/* What is scrolled beneath it fades out, and is not cut through. */}
        <div className="relative grid gap-2 border-bs border-line px-8 pbs-3 pbe-4 shadow-[0_-6px_8px_-2px_var(--color-surface-1)] sheet:px-5 [&>.note]:py-2 [&>.note]:text-xs">
          {reason && (
            <AlertNote icon="error" className="mbe-2" text={toast ? `${toast} ${reason}` : reason} />
          )}
          {failure?.kind === 'network' && (
            <AlertNote
              icon="error"
              className="mbe-2"
              text={navigator.onLine ? networkFailure : demoFormMessages.offline}
            />
          )}
          {failure?.kind === 'outdated' && <StaleBuildNotice onReload={reload} />}
          {!code && (
            <>
              <div role="status">
                {/* What has the role itself describes nothing, in Firefox and Safari. */}
                <p
                  className="flex items-center gap-2 text-xs leading-5 font-normal text-ink-2 [&>.glyph]:text-success"
                  id={`${id}-status`}
                >
                  {isValid && <Icon name="check" size={16} />}
                  <span key={String(isValid)}>
                    {isValid ? demoFormMessages.complete : demoFormMessages.incomplete}
                  </span>
                </p>
              </div>
              <Button
                type="submit"
                formAction={demo.formActions.send}
                value="send"
                full
                // Until it is hydrated the browser checks and posts the form.
                disabled={isHydrated && !isValid}
                loading={pending !== null}
                className="not-noscript:[form:has([aria-required]:placeholder-shown)_&]:bg-accent-disabled not-noscript:[form:has([aria-required]:placeholder-shown)_&]:text-ink"
                aria-describedby={`${id}-status`}
                // Without scripts the browser scrolls to what is said above it.
                autoFocus={reason !== null && posted === state}
              >
                <span key={pending}>{pending === null ? actions.requestDemo : demoSending.busy}</span>
              </Button>
            </>
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

function reload(): void {
  saveDraft({ isResumed: true });
  location.reload();
}

/** Leads back to the fields. Without scripts it posts the form. */
function EditButton({
  formAction,
  onClick,
}: {
  formAction: ((form: FormData) => void) | undefined;
  onClick: () => void;
}) {
  return (
    <button
      type={formAction ? 'submit' : 'button'}
      formAction={formAction}
      value="edit"
      formNoValidate
      className="link"
      onClick={onClick}
    >
      {codeMessages.changeEmail}
    </button>
  );
}

function SignInLink() {
  return (
    <Link
      className="link"
      href={routes.signIn({ next: usePathname() })}
      prefetch={false}
      onClick={() => saveDraft({ isResumed: true })}
    >
      {demoDialog.signIn}
    </Link>
  );
}
