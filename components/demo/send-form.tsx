import type { ReactNode } from 'react';
import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { failureText, isNetworkFailure } from '@/components/toast/failure-text';
import { notify, SIGN_IN_ASKED, type Toast } from '@/components/toast/notify';
import { actions } from '@/content/words/actions';
import { demoSending } from '@/content/words/demo-outcomes';
import { networkFailure } from '@/content/words/network';
import { demoReceipt } from '@/content/words/demo-receipt';
import { signedInFlag } from '@/lib/security/signed-in-flag';
import { requestDemo } from '@/lib/demo/actions';
import { digitsOf } from '@/lib/demo/input';
import type { DemoResult } from '@/lib/demo/result';
import type { DemoRequest } from '@/lib/demo/schema';
import { dialOf, emptyFields, sentValuesOf, showErrors, signInLink, signInNote, valuesOf } from './controls';
import { clearDraft, saveDraft } from './draft';
import { firstTouch } from './first-visit';
import { outcomeText } from './outcome-text';
import { PlacedReceipt, RECEIPT } from './receipt';
import { requestId } from './request-id';
import { sayFailure, takeFailureBack } from './say-failure';
import { setSending, showOutdated } from './send-notes';

type ShowReceipt = (receipt: ReactNode) => void;

/**
 * Sends the demo form without leaving the page, and says how it ended: in a toast, which outlives page and dialog, and
 * where the visitor can do something about it in the form. Of what was saved a receipt stays in the dialog. A second press while the first is under way is ignored.
 */
export async function sendForm(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  showReceipt: ShowReceipt,
): Promise<void> {
  if ('sending' in form.dataset) return;
  setSending(form, true);
  takeFailureBack();
  try {
    const values = valuesOf(form);
    tell(dialog, form, values, await call(form), showReceipt);
  } catch (cause) {
    if (isFromOlderBuild(cause)) sayOutdated(dialog, form);
    else if (isNetworkFailure(cause) && dialog.open) sayFailure(networkFailure);
    else notify({ kind: 'error', text: failureText(cause, demoSending.unexpected), id: 'demo-request' });
  } finally {
    setSending(form, false);
  }
}

async function call(form: HTMLFormElement): Promise<DemoResult> {
  const values = sentValuesOf(form);
  const dial = dialOf(form);
  return requestDemo({
    ...values,
    phone: digitsOf(values.phone),
    dial,
    id: await requestId({ ...values, phone: dial ?? values.phone }),
    attribution: firstTouch(),
  });
}

function tell(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  values: DemoRequest,
  result: DemoResult,
  showReceipt: ShowReceipt,
): void {
  if (result.status === 'invalid') {
    showErrors(form, result.errors);
    return;
  }
  const link = signInLink(form);
  if ('receipt' in result) {
    // What was saved cannot be sent again by mistake.
    emptyFields(form);
    clearDraft();
    const isClosing = result.status === 'sent';
    showReceipt(<PlacedReceipt key={result.receipt.at} saved={{ ...result, values }} isWhole={!isClosing} />);
    if (isClosing) dialog.close();
  }
  notify({ ...outcomeText(result), ...waysOn(result, dialog, link) });
  if (result.status !== 'signed-out') return;
  // Whatever this browser believes.
  signInNote(form)?.classList.remove('when-signed-out');
  link?.focus();
}

/** What a visitor can do about it, in the toast. */
function waysOn({ status }: DemoResult, dialog: HTMLDialogElement, link: HTMLElement | null): Partial<Toast> {
  const id = 'demo-request';
  if (status === 'sent') return { id, action: { label: demoReceipt.open, run: () => openReceipt(dialog) } };
  // The same stands in the form.
  if (status === 'signed-out')
    return { id: SIGN_IN_ASKED, brief: true, action: { label: actions.signIn, run: () => link?.click() } };
  return { id };
}

function openReceipt(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  document.getElementById(RECEIPT)?.focus();
}

/** Loads the page anew; whoever is signed in finds the form open, as they left it. */
function reload(): void {
  saveDraft({ resume: signedInFlag() });
  location.reload();
}

function sayOutdated(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  showOutdated(form, demoSending.outdated, reload).focus();
  // Whoever has closed the dialog meanwhile does not see it.
  const action = { label: actions.reload, run: reload };
  if (!dialog.open) notify({ kind: 'error', text: demoSending.outdated, id: 'demo-request', action });
}
