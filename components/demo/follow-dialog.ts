import type { ReactNode, SubmitEvent } from 'react';
import { DEMO_DIALOG, DEMO_FAILURE } from '@/lib/demo/demo-dialog-id';
import type * as behaviour from './dialog-behaviour';

/** The buttons that open the dialog. */
export const OPENERS = `[commandfor=${DEMO_DIALOG}]`;

/** Code splitting: loaded at the first interaction with the form. */
const load = () => import('./dialog-behaviour');

const hideFailure = (isHidden: boolean) =>
  document.getElementById(DEMO_FAILURE)?.toggleAttribute('hidden', isHidden);

/** Does what needs the form's code, and says where that does not come. */
async function withCode(work: (code: typeof behaviour) => Promise<void>): Promise<void> {
  hideFailure(true);
  try {
    await work(await load());
  } catch {
    hideFailure(false);
  }
}

/**
 * What the framework adds to the demo dialog, which the browser opens, closes and posts by itself: each opening hydrates
 * the form.
 *
 * @returns How to stop.
 */
export function followDialog(dialog: HTMLDialogElement): () => void {
  const begin = () => void withCode(({ begin }) => begin(dialog));
  dialog.addEventListener('command', begin);
  // Opened before the page was hydrated, or by the page that answers a posted form.
  if (dialog.open) begin();
  return () => dialog.removeEventListener('command', begin);
}

/**
 * Sends the form in a dialog without leaving the page.
 *
 * @param showReceipt Draws what stays in the dialog of a request that was saved.
 */
export const sendInPlace =
  (showReceipt: (receipt: ReactNode) => void) =>
  (event: SubmitEvent<HTMLDialogElement>): void => {
    event.preventDefault();
    const dialog = event.currentTarget;
    void withCode(({ send }) => send(dialog, showReceipt));
  };
