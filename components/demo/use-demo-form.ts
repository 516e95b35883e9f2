import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, type SubmitEvent, useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { getFailureToast, useServerForm } from '@/components/forms/use-server-form';
import { showToast } from '@/components/ui/show-toast';
import { demoSending, receiptLink } from '@/content/messages/demo-form';
import { noteMailing } from '@/lib/auth/mailed-code';
import { confirmDemoCode, editDemoForm, mailDemoCode, requestDemo } from '@/lib/demo/actions';
import { buildAttachment } from '@/lib/demo/attach-steps';
import { clearDraft, readDraft, saveDraft } from '@/lib/demo/draft';
import { type DemoField, type DemoRequest, fieldNames } from '@/lib/demo/fields';
import { getFirstVisit } from '@/lib/demo/first-visit';
import { readSteps } from '@/lib/demo/own-trace';
import { DEMO_TOPIC, getToast, isOutcome, type Outcome } from '@/lib/demo/outcome';
import { openReceipt, RECEIPT_KEY } from '@/lib/demo/receipt';
import { demoRequestSchema } from '@/lib/demo/schema';
import type { DemoFormState } from '@/lib/demo/state';
import * as routes from '@/lib/routes';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import { writeTab } from '@/lib/tab-storage';
import { useReceipt } from './demo-receipt';
import { useDraft } from './use-draft';

const actions = { send: requestDemo, mail: mailDemoCode, confirm: confirmDemoCode, edit: editDemoForm };
const resolver = zodResolver(demoRequestSchema);

/** Holds the state of a demo form and the handlers of its buttons. */
export function useDemoForm({
  id,
  dialog,
  initial = null,
}: {
  /** Begins with `demo`, as do the ids of the fields. */
  id: string;
  /** The dialog around the form. The form of the demo page has none. */
  dialog?: RefObject<HTMLDialogElement | null> | undefined;
  /** The state of the demo page, where an outdated form was posted to it. */
  initial?: DemoFormState | undefined;
}) {
  const isInDialog = dialog !== undefined;
  const server = useServerForm<DemoFormState, keyof typeof actions>(actions, initial, routes.demo);
  const { setState, pending, send } = server;
  // The demo page answers whichever form was posted.
  const posted = isInDialog ? null : server.posted;
  const state = server.state === server.posted ? posted : server.state;
  const form = useForm<DemoRequest>({ resolver, mode: 'onChange' });
  const { register } = form;
  // The elements are older than this form. It takes over what was typed into them.
  useLayoutEffect(() => {
    for (const name of fieldNames) register(name).ref(document.getElementById(`${id}-${name}`));
  }, [id, register]);
  const receipt = useReceipt(state, posted);
  const draft = useDraft({ id, dialog, form, isSaved: posted !== null && 'receipt' in posted, setState });
  const code =
    state?.status === 'signed-out' ? (state.code ?? { email: state.values.email, sentAt: null }) : null;

  const focus = (name: DemoField) => setTimeout(() => form.setFocus(name, { shouldSelect: true }));

  const handleAnswer = (received: DemoFormState): DemoFormState => {
    if (received?.status === 'signed-out') {
      const answer = received.code ? { ...received, code: noteMailing(received.code, code) } : received;
      saveDraft({
        code: answer.code && { ...answer.code, error: undefined },
        isCodeOpen: isInDialog,
      });
      if (!code) notify(answer);
      return answer;
    }
    if (received?.status === 'invalid')
      for (const name of fieldNames.toReversed())
        if (received.errors[name])
          form.setError(name, { message: received.errors[name] }, { shouldFocus: true });
    if (received && 'receipt' in received) {
      clearDraft();
      writeTab(RECEIPT_KEY, { ...received, isWhole: !isInDialog || received.status === 'saved' });
    }
    if (received?.status === 'sent') dialog?.current?.close();
    if (isOutcome(received)) notify(received, isInDialog);
    return received;
  };
  const post = (element: HTMLFormElement, intent: 'send' | 'mail' | 'confirm') => {
    const data = new FormData(element);
    if (intent === 'mail') {
      // The text stays in this tab until it is sent.
      for (const name of fieldNames) if (name !== 'email') data.delete(name);
    } else {
      const draft = readDraft();
      const ticked = readSteps().filter(({ at }) => draft?.attached?.includes(at));
      data.set('purpose', buildAttachment(form.getValues('purpose'), ticked).whole);
      data.set('draftId', draft?.id ?? '');
      data.set('visit', getFirstVisit());
    }
    send(intent, data, handleAnswer, (failed) => {
      showToast('error', getFailureToast(failed, demoSending.unexpected), {
        topic: DEMO_TOPIC,
        duration: Infinity,
      });
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending !== null) return;
    const { currentTarget: element } = event;
    const { value } = (event.nativeEvent.submitter ?? {}) as Partial<HTMLButtonElement>;
    if (value === 'edit') {
      draft.showFields();
      focus('email');
    } else if (code) {
      post(element, value === 'mail' || code.sentAt === null ? 'mail' : 'confirm');
    } else {
      draft.readSilentChanges();
      void form.handleSubmit(() => post(element, hasSignedInFlag() ? 'send' : 'mail'))();
    }
  };
  return { ...server, id, isInDialog, form, draft, receipt, posted, state, code, focus, submit };
}

function notify(outcome: Outcome, isInDialog = false): void {
  const { kind, text, ...options } = getToast(outcome);
  const action = { label: receiptLink.open, onClick: openReceipt };
  showToast(kind, text, {
    ...options,
    topic: DEMO_TOPIC,
    action: isInDialog && outcome.status === 'sent' ? action : null,
  });
}
