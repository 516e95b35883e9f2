import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { failureText } from '@/components/toast/failure-text';
import { notify } from '@/components/toast/notify';
import { actions } from '@/content/words/actions';
import { demoSending } from '@/content/words/demo-outcomes';
import { signedInFlag } from '@/lib/security/signed-in-flag';
import { requestDemo } from '@/lib/demo/actions';
import { digitsOf } from '@/lib/demo/input';
import type { DemoResult } from '@/lib/demo/result';
import { emptyFields, showErrors, valuesOf } from './controls';
import { clearDraft, saveDraft } from './draft';
import { firstTouch } from './first-visit';
import { outcomeText } from './outcome-text';
import { requestId } from './request-id';
import { setSending, showOutdated } from './send-notes';

/**
 * Sends the demo form without leaving the page, and says how it ended: in a toast, which outlives page and dialog, and
 * where the visitor can do something about it in the form. A second press while the first is under way is ignored.
 */
export async function sendForm(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  if ('sending' in form.dataset) return;
  setSending(form, true);
  try {
    tell(dialog, form, await call(form));
  } catch (cause) {
    if (isFromOlderBuild(cause)) sayOutdated(dialog, form);
    else notify({ kind: 'error', text: failureText(cause, demoSending.unexpected), id: 'demo-request' });
  } finally {
    setSending(form, false);
  }
}

async function call(form: HTMLFormElement): Promise<DemoResult> {
  const values = valuesOf(form);
  return requestDemo({
    ...values,
    phone: digitsOf(values.phone),
    id: await requestId(values),
    attribution: firstTouch(),
  });
}

function tell(dialog: HTMLDialogElement, form: HTMLFormElement, result: DemoResult): void {
  if (result.status === 'invalid') {
    showErrors(form, result.errors);
    return;
  }
  const link = form.querySelector<HTMLAnchorElement>('.note a');
  if (result.status === 'sent') {
    emptyFields(form);
    clearDraft();
    dialog.close();
  }
  const action = result.status === 'signed-out' && {
    action: { label: actions.signIn, run: () => link?.click() },
  };
  notify({ ...outcomeText(result), id: 'demo-request', ...action });
  if (result.status !== 'signed-out') return;
  // Whatever this browser believes.
  link?.parentElement?.classList.remove('when-signed-out');
  link?.focus();
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
