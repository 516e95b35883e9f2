import { zodResolver } from '@hookform/resolvers/zod';
import { usePathname } from 'next/navigation';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Control } from '@/components/forms/clean-control';
import { type Failure, getFailureToast, useServerForm } from '@/components/forms/use-server-form';
import { showToast, TOAST_MS } from '@/components/ui/show-toast';
import { useTabValue } from '@/components/ui/use-tab-value';
import { demoSending, demoReceipt } from '@/content/messages/demo';
import { confirmDemoCode, editDemoForm, mailDemoCode, requestDemo } from '@/lib/demo/actions';
import { isUsable, noteMailing } from '@/lib/auth/mailed-code';
import { clearDraft, readDraft, saveDraft } from '@/lib/demo/draft';
import { type DemoField, type DemoRequest, fieldNames, fields as demoFields } from '@/lib/demo/fields';
import { getFirstVisit } from '@/lib/demo/first-visit';
import { getToast, isOutcome } from '@/lib/demo/outcome';
import { type KeptReceipt, openReceipt, RECEIPT_KEY } from '@/lib/demo/receipt';
import { demoRequestSchema } from '@/lib/demo/schema';
import type { DemoFormState } from '@/lib/demo/state';
import * as routes from '@/lib/routes';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import { writeTab } from '@/lib/tab-storage';
import { useKeptValues } from './use-kept-values';

const demoActions = {
  send: requestDemo,
  mail: mailDemoCode,
  confirm: confirmDemoCode,
  edit: editDemoForm,
};

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
  const server = useServerForm<DemoFormState, keyof typeof demoActions>(demoActions, initial, routes.demo);
  const { setState, failure, pending, formActions, send } = server;
  // The demo page answers whichever form was posted.
  const posted = dialog ? null : server.posted;
  const state = server.state === server.posted ? posted : server.state;
  const fields = useForm<DemoRequest>({ resolver, mode: 'onChange' });
  const isPostedSaved = posted !== null && 'receipt' in posted;
  const { isKept, noteKept } = useKeptValues(id, fields, isPostedSaved);
  const form = useRef<HTMLFormElement>(null);
  const kept = useTabValue(RECEIPT_KEY) as KeptReceipt | null;
  const [isPostedWhole, setPostedWhole] = useState(isPostedSaved);
  /** The receipt takes the form's place until another request is wanted or the dialog is closed. */
  const isReceiptWhole = kept ? kept.isWhole : isPostedWhole;
  const endReceipt = () => {
    setPostedWhole(false);
    if (kept) writeTab(RECEIPT_KEY, { ...kept, isWhole: false });
  };

  const showFields = () => {
    if (readDraft()) saveDraft({ isResumed: false, code: undefined });
    setState({ status: 'editing', values: fields.getValues() });
  };
  const path = usePathname();
  // After a reload in the code step, and after a sign-in, the form is as it was. Nothing is sent.
  const resume = useEffectEvent(() => {
    const draft = readDraft();
    const code = hasSignedInFlag() ? undefined : draft?.code;
    if (code && isUsable(code)) setState({ status: 'signed-out', values: fields.getValues(), code });
    else if (hasSignedInFlag() && draft?.isResumed) showFields();
    else return;
    // On the demo page the page's own form shows it.
    const isShown = path !== routes.demo && (draft?.isResumed || draft?.isCodeOpen);
    if (isShown && dialog?.current?.open === false) dialog.current.showModal();
  });
  useEffect(() => {
    if (!path.startsWith(routes.auth)) resume();
  }, [path, dialog]);
  /** Handles the closing of the dialog. */
  const leave = () => {
    endReceipt();
    noteKept();
    if (readDraft()?.isCodeOpen) saveDraft({ isCodeOpen: false });
  };
  const code =
    state?.status === 'signed-out' ? (state.code ?? { email: state.values.email, sentAt: null }) : null;

  const isUnsent = state === null || state.status === 'editing';
  const saved = state && 'receipt' in state ? state : isUnsent ? kept : null;

  const answer = (answered: DemoFormState): DemoFormState => {
    if (!answered) return null;
    const isCode = answered.status === 'signed-out' && answered.code;
    const next = isCode ? { ...answered, code: noteMailing(isCode, code) } : answered;
    if (next.status === 'signed-out')
      saveDraft({ code: next.code && { ...next.code, error: undefined }, isCodeOpen: dialog !== undefined });
    if (next.status === 'invalid')
      for (const name of fieldNames.toReversed())
        if (next.errors[name]) fields.setError(name, { message: next.errors[name] }, { shouldFocus: true });
    if ('receipt' in next) {
      clearDraft();
      writeTab(RECEIPT_KEY, { ...next, isWhole: !dialog || next.status === 'saved' });
    }
    if (next.status === 'sent') dialog?.current?.close();
    if (!isOutcome(next) || (next.status === 'signed-out' && code)) return next;
    const { kind, text } = getToast(next);
    const action = { label: demoReceipt.open, onClick: openReceipt };
    const isQuiet = next.status === 'signed-out';
    showToast(kind, text, {
      topic: 'demo-request',
      isQuiet,
      duration: kind === 'error' && !isQuiet ? Infinity : TOAST_MS,
      action: dialog && next.status === 'sent' ? action : null,
    });
    return next;
  };
  const fail = (failed: Failure) => {
    showToast('error', getFailureToast(failed, demoSending.unexpected), {
      topic: 'demo-request',
      duration: Infinity,
    });
  };
  const focus = (name: DemoField) => setTimeout(() => fields.setFocus(name, { shouldSelect: true }));
  /** Reads fields that a form filler has filled in without an event. The text itself is cleaned when it is left. */
  const readSilentChanges = () => {
    for (const name of fieldNames) {
      const control = form.current?.elements.namedItem(name) as Control | null | undefined;
      const value = control && demoFields[name].clean(control.value);
      if (typeof value !== 'string' || value === ((fields.getValues(name) as string | undefined) ?? ''))
        continue;
      void fields.register(name).onChange({ type: 'change', target: { name, value } });
    }
  };
  const post = (intent: 'send' | 'mail' | 'confirm') => {
    const data = new FormData(form.current ?? undefined);
    // The words stay in this tab until they are sent.
    if (intent === 'mail') for (const name of fieldNames) if (name !== 'email') data.delete(name);
    data.set('draftId', readDraft()?.id ?? '');
    data.set('visit', getFirstVisit());
    send(intent, data, answer, fail);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending !== null) return;
    const { value } = (event.nativeEvent.submitter ?? {}) as Partial<HTMLButtonElement>;
    if (code) {
      post(value === 'mail' || code.sentAt === null ? 'mail' : 'confirm');
      return;
    }
    readSilentChanges();
    void fields.handleSubmit(() => post(hasSignedInFlag() ? 'send' : 'mail'))();
  };

  return {
    id,
    isInDialog: dialog !== undefined,
    form,
    fields,
    isKept,
    leave,
    posted,
    state,
    code,
    saved,
    failure,
    pending,
    formActions,
    submit,
    readSilentChanges,
    isReceiptWhole,
    endReceipt,
    editEmail: () => {
      showFields();
      focus('email');
    },
    focus,
  };
}
