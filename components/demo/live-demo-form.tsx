import { usePathname } from 'next/navigation';
import { memo, useLayoutEffect } from 'react';
import { CodeStep } from '@/components/forms/code-step';
import { FailureNote } from '@/components/forms/failure-note';
import { Link } from '@/components/ui/link';
import { AlertNote, Note } from '@/components/ui/note';
import { hideToast, prepareToaster } from '@/components/ui/show-toast';
import { codeMessages } from '@/content/messages/code';
import { demoDialog, demoFormMessages, demoSending } from '@/content/messages/demo-form';
import { clearDraft, saveDraft } from '@/lib/demo/draft';
import { fieldNames } from '@/lib/demo/fields';
import { DEMO_TOPIC, explainState, getToast, isOutcome } from '@/lib/demo/outcome';
import * as routes from '@/lib/routes';
import { DemoReceipt } from './demo-receipt';
import { Attachment, OwnTraceList, useOwnTrace } from './own-trace';
import { useDemoForm } from './use-demo-form';
import { useFields } from './use-fields';

export type LiveForm = ReturnType<typeof useLiveForm>;

/** Returns what the form shows, and the handlers of its fields and buttons. */
export function useLiveForm(props: Parameters<typeof useDemoForm>[0]) {
  const demo = useDemoForm(props);
  const { id, form, posted, state, code, receipt, pending, formActions, draft, focus } = demo;
  const readField = useFields(demo);
  const trace = useOwnTrace(form.getValues('purpose'));
  const signIn = routes.signIn({ next: usePathname() });
  const isAnswered = posted !== null && posted === state;
  const toast = isAnswered && isOutcome(posted) ? getToast(posted).text : null;
  const reason = explainState(state);
  const resumeLater = () => saveDraft({ isResumed: true });
  return {
    submit: demo.submit,
    leave: () => {
      receipt.end();
      draft.leave();
    },
    readSilentChanges: draft.readSilentChanges,
    prepare: () => {
      draft.readSilentChanges();
      prepareToaster();
    },
    readField,
    /** The first field that the server found wrong, on the page that answers a posted form. */
    firstWrong: posted?.status === 'invalid' ? fieldNames.find((name) => posted.errors[name]) : undefined,
    formActions,
    draftId: posted?.draftId,
    isValid: form.formState.isValid,
    isPending: pending !== null,
    // Without scripts the browser scrolls to what is said above the button.
    isButtonFocused: isAnswered && reason !== null,
    isReceiptWhole: receipt.saved !== null && receipt.isWhole,
    receipt: receipt.saved && (
      <DemoReceipt
        id={`${id}-receipt`}
        saved={receipt.saved}
        isWhole={receipt.isWhole}
        note={receipt.isWhole ? toast : null}
        onDone={() => {
          receipt.end();
          focus('name');
        }}
      />
    ),
    /** Says that the fields hold an earlier draft, and removes it. */
    draftNote: draft.isKept && (
      <Note tone="agent" icon="refresh" className="mbe-1" role="status">
        {demoFormMessages.kept}
        <button
          type="button"
          className="ms-auto link whitespace-nowrap"
          onClick={() => {
            clearDraft();
            focus('name');
          }}
        >
          {demoFormMessages.clear}
        </button>
      </Note>
    ),
    steps: <OwnTraceList {...trace} />,
    attachment: <Attachment {...trace} />,
    codeStep: code && (
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
          messages={{ ...demoDialog.codeStep, step: codeMessages.secondStep, busy: demoSending.busy }}
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
    ),
    notes: (
      <>
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
      </>
    ),
  };
}

/** Runs the form's hooks and shows nothing, so that the fields stay when it is loaded. */
export const LiveDemoForm = memo(function LiveDemoForm({
  onChange,
  ...props
}: Parameters<typeof useDemoForm>[0] & { onChange: (live: LiveForm) => void }) {
  const live = useLiveForm(props);
  useLayoutEffect(() => onChange(live));
  return null;
});

// The build finds the file of this module by it.
LiveDemoForm.displayName = 'LiveDemoForm';
