import type { ReactNode } from 'react';
import * as routes from '@/lib/routes';
import { signedInFlag } from '@/lib/security/signed-in-flag';
import { signInNote } from './controls';
import { readDraft, saveDraft } from './draft';

const loadHydration = () => import('./hydrate-form');
const loadPhone = async () => (await import('./phone-field')).followPhone;
const loadSending = () => import('./send-form');

const isHydrated = (dialog: HTMLDialogElement) => 'hydrated' in dialog.dataset;

/**
 * Hydrates the form, unless the starter does (lib/startup/starter.ts): it loads a script for the form at the first
 * interaction with it.
 */
async function hydrateForm(dialog: HTMLDialogElement): Promise<void> {
  const script = document.querySelector('head script[src*="/form-"]');
  // One that does not come is taken away.
  if (script && !isHydrated(dialog))
    await new Promise((resolve) => {
      for (const end of ['load', 'error']) script.addEventListener(end, resolve);
    });
  if (!isHydrated(dialog)) (await loadHydration()).hydrateForm(dialog, loadPhone);
}

/** Dialogs that have this behaviour. */
const followed = new WeakSet<HTMLDialogElement>();

/**
 * Called when a button opens or closes the dialog: closes other modal dialogs and hydrates the form.
 *
 * @throws When the code for that cannot be loaded.
 */
export async function begin(dialog: HTMLDialogElement): Promise<void> {
  // A press opens and closes the dialog after its listeners; and whoever has closed it wants nothing of it.
  await new Promise((resolve) => setTimeout(resolve));
  if (!dialog.open) return;
  // The page that answers a posted form opens it without a script.
  if (!dialog.matches(':modal')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  // The slide-out menu, say: it would stay behind.
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal'))
    if (other !== dialog) other.close();
  if (readDraft()?.resume) {
    saveDraft({ resume: false });
    // A try to send it had shown it for good; who comes back has signed in since.
    if (signedInFlag()) signInNote(dialog)?.classList.add('when-signed-out');
  }
  if (!followed.has(dialog)) {
    followed.add(dialog);
    dialog.addEventListener('close', giveFocusPlace);
  }
  await Promise.all([hydrateForm(dialog), loadSending()]);
}

/**
 * Sends the form without leaving the page.
 *
 * @param showReceipt Draws what stays in the dialog of a request that was saved.
 * @throws When the code for that cannot be loaded.
 */
export async function send(
  dialog: HTMLDialogElement,
  showReceipt: (receipt: ReactNode) => void,
): Promise<void> {
  const form = dialog.querySelector('form');
  if (form) await (await loadSending()).sendForm(dialog, form, showReceipt);
}

/**
 * Called when a link leads away from the dialog: the way to sign-in leads back to it.
 *
 * @throws When the code for that cannot be loaded.
 */
export async function leave(dialog: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  if (link.pathname !== routes.auth) return;
  // What was typed becomes the draft.
  await hydrateForm(dialog);
  saveDraft({ resume: true });
}

/**
 * The browser restores the focus to the button that opened the dialog. Where that is gone, the focus goes to a button of
 * the header, from where the dialog can be opened again.
 */
function giveFocusPlace(this: HTMLDialogElement): void {
  const { activeElement } = document;
  const isPlaced = activeElement && activeElement !== document.body && !this.contains(activeElement);
  // The event is dispatched late: the dialog may be open again.
  if (this.open || isPlaced) return;
  const header = document.querySelectorAll<HTMLElement>('.site-header button');
  Array.from(header)
    .findLast((button) => button.checkVisibility())
    ?.focus();
}
