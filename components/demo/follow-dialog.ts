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
 * the form, and a link in it closes it.
 *
 * @returns How to stop.
 */
export function followDialog(dialog: HTMLDialogElement): () => void {
  const begin = () => void withCode(({ begin }) => begin(dialog));
  const followLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    // Does not wait for the code: the framework shows the next page at once.
    dialog.close();
    void withCode(({ leave }) => leave(dialog, link));
  };
  dialog.addEventListener('command', begin);
  dialog.addEventListener('click', followLink);
  // Opened before the page was hydrated, or by the page that answers a posted form.
  if (dialog.open) begin();
  return () => {
    dialog.removeEventListener('command', begin);
    dialog.removeEventListener('click', followLink);
  };
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
