import { zodResolver } from '@hookform/resolvers/zod';
import { usePathname } from 'next/navigation';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Control } from '@/components/forms/clean-control';
import { type Failure, getFailureToast, useServerForm } from '@/components/forms/use-server-form';
import { showToast, TOAST_MS } from '@/components/ui/show-toast';
import { demoSending, demoReceipt } from '@/content/messages/demo';
import { sendDemoForm } from '@/lib/demo/actions';
import { readDraft, saveDraft } from '@/lib/demo/draft';
import { type DemoField, type DemoRequest, fieldNames, fields as demoFields } from '@/lib/demo/fields';
import { getFirstVisit } from '@/lib/demo/first-visit';
import { demoRequestSchema } from '@/lib/demo/schema';
import type { DemoFormState } from '@/lib/demo/state';
import * as routes from '@/lib/routes';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import { getToast, isOutcome } from './outcome-text';
import { useDemoDraft } from './use-demo-draft';
import { useWordsBeforeHydration } from './use-words-before-hydration';

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
  const server = useServerForm<DemoFormState>(sendDemoForm, initial, routes.demo);
  const { setState, failure, pending, formAction, send } = server;
  // The demo page answers whichever form was posted.
  const posted = dialog ? null : server.posted;
  const state = server.state === server.posted ? posted : server.state;
  const fields = useForm<DemoRequest>({ resolver, mode: 'onChange' });
  useWordsBeforeHydration(id, fields);
  const draft = useDemoDraft(fields);
  const form = useRef<HTMLFormElement>(null);
  /** The receipt takes the form's place until another request is wanted or the dialog is closed. */
  const [isReceiptWhole, setReceiptWhole] = useState(true);

  const showFields = () => setState({ status: 'editing', values: fields.getValues() });
  const path = usePathname();
  // After the sign-in that the form led to it opens again, filled in. Nothing is sent.
  const reopen = useEffectEvent(() => {
    saveDraft({ isResumed: false });
    showFields();
    if (dialog?.current?.open === false) dialog.current.showModal();
  });
  useEffect(() => {
    if (path.startsWith(routes.auth) || !readDraft()?.isResumed || !hasSignedInFlag()) return;
    if (path !== routes.demo || !dialog) reopen();
  }, [path, dialog]);
  const isPostedSaved = posted !== null && 'receipt' in posted;
  const clearPosted = useEffectEvent(draft.clear);
  useEffect(() => {
    if (isPostedSaved) clearPosted();
  }, [isPostedSaved]);

  const leave = useEffectEvent(() => {
    setReceiptWhole(false);
    draft.noteKept();
  });
  useEffect(() => {
    const element = dialog?.current;
    const onClose = () => leave();
    element?.addEventListener('close', onClose);
    return () => element?.removeEventListener('close', onClose);
  }, [dialog]);
  const isTyped = Object.values(useWatch({ control: fields.control })).some(Boolean);
  useEffect(() => {
    // A click outside may be meant for an extension's overlay, so a form with input stays open.
    dialog?.current?.setAttribute('closedby', isTyped ? 'closerequest' : 'any');
  }, [dialog, isTyped]);

  const code =
    state?.status === 'signed-out' ? (state.code ?? { email: state.values.email, sentAt: null }) : null;

  const answer = (next: DemoFormState) => {
    if (!next) return;
    if (next.status === 'invalid')
      for (const name of fieldNames.toReversed())
        if (next.errors[name]) fields.setError(name, { message: next.errors[name] }, { shouldFocus: true });
    if ('receipt' in next) {
      draft.clear();
      setReceiptWhole(!dialog || next.status === 'saved');
    }
    if (next.status === 'sent') dialog?.current?.close();
    if (!isOutcome(next) || (next.status === 'signed-out' && code)) return;
    const { kind, text } = getToast(next);
    const action = { label: demoReceipt.open, onClick: () => dialog?.current?.showModal() };
    showToast(kind, text, {
      topic: 'demo-request',
      duration: kind === 'error' && next.status !== 'signed-out' ? Infinity : TOAST_MS,
      action: dialog && next.status === 'sent' ? action : null,
    });
  };
  const fail = (failed: Failure) => {
    showToast('error', getFailureToast(failed, demoSending.unexpected), {
      topic: 'demo-request',
      duration: Infinity,
    });
  };
  const focus = (name: DemoField) => setTimeout(() => fields.setFocus(name, { shouldSelect: true }));
  /** Reads fields that a form filler has filled in without an event. */
  const readSilentChanges = () => {
    for (const name of fieldNames) {
      const control = form.current?.elements.namedItem(name) as Control | null | undefined;
      if (!control) continue;
      // In the field that is typed into the caret would jump.
      const isTypedInto = control === document.activeElement;
      const value = isTypedInto ? control.value : demoFields[name].clean(control.value);
      if (value === ((fields.getValues(name) as string | undefined) ?? '')) continue;
      if (!isTypedInto) control.value = value;
      void fields.register(name).onChange({ type: 'change', target: control });
    }
  };
  const post = (intent: 'send' | 'mail' | 'confirm') => {
    const data = new FormData(form.current ?? undefined);
    // The words stay in this tab until they are sent.
    if (intent === 'mail') for (const name of fieldNames) if (name !== 'email') data.delete(name);
    data.set('intent', intent);
    data.set('draftId', readDraft()?.id ?? '');
    data.set('visit', getFirstVisit());
    send(data, answer, fail);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending !== null) return;
    const { value } = (event.nativeEvent.submitter ?? {}) as Partial<HTMLButtonElement>;
    if (code) {
      post(value === 'mail' || code.sentAt === null ? 'mail' : 'confirm');
      return;
    }
    void fields.handleSubmit((values) => {
      if (hasSignedInFlag()) {
        post('send');
        return;
      }
      const signedOut = { status: 'signed-out', values } as const;
      answer(signedOut);
      setState(signedOut);
    })();
  };

  return {
    form,
    fields,
    draft,
    posted,
    state,
    code,
    failure,
    pending,
    formAction,
    submit,
    readSilentChanges,
    isReceiptWhole,
    endReceipt: () => setReceiptWhole(false),
    editEmail: () => {
      showFields();
      focus('email');
    },
    focus,
  };
}
