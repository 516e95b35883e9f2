'use client';

import { useEffect } from 'react';

/** The browser's back closes a dialog, the menu or a panel before it leaves the page. */
export function DialogsInHistory() {
  useEffect(keepDialogsInHistory, []);
  return null;
}

/** What an entry of the history carries that stands for an open dialog: its id. */
const MARK = 'openDialog';

const marked = (): string | undefined =>
  (history.state as Partial<Record<typeof MARK, string>> | null)?.[MARK];

/** Its id, or that it has none. */
const nameOf = ({ id }: HTMLDialogElement) => id || 'nameless';

const openDialogs = () => Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open]:modal'));

/**
 * Gives an open modal dialog an entry in the history of its own, so that back closes it before it leaves the page, and
 * forward opens it again. Closed in any other way, its entry is left at once; the dialogs themselves know nothing of it.
 *
 * A link inside is followed from the entry before, lest the dialog's stay between two pages; a button too that is marked
 * `data-leads-away`. A dialog that came open with the page, without a press, has no entry: back leads to where the visitor
 * came from.
 *
 * Closing requests of the system (CloseWatcher: the back gesture on Android) come to modal dialogs by themselves.
 *
 * @returns How to stop.
 */
function keepDialogsInHistory(): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  /** An entry is being left; and what comes after that. */
  let leaving = false;
  let then: (() => void) | undefined;

  const leave = (next?: () => void) => {
    then = next;
    if (leaving) return;
    leaving = true;
    history.back();
  };

  /** Makes the history agree with the page. */
  const follow = () => {
    if (leaving) return;
    const dialog = openDialogs().at(-1);
    const open = dialog && nameOf(dialog);
    const entry = marked();
    if (open === entry) return;
    if (!open) leave();
    else if (entry) history.replaceState({ [MARK]: open }, '');
    else if (hasBeenUsed()) history.pushState({ [MARK]: open }, '');
  };

  /** Makes the page agree with the history, which a person has walked. */
  const traversed = () => {
    const wasLeaving = leaving;
    leaving = false;
    const next = then;
    then = undefined;
    // After the router, which takes a walk through the history for a later wish than the link.
    if (next) setTimeout(next);
    else if (wasLeaving) follow();
    else {
      show(marked());
      // What was drawn for one opening alone, as the search is, cannot be opened again: its entry is left.
      follow();
    }
  };

  /** Handles a click on a link, or on a button that redirects, in a dialog that has an entry. */
  const followLink = (event: MouseEvent) => {
    const way =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>(':modal :is(a[href], [data-leads-away])');
    if (!way || !marked() || (way instanceof HTMLAnchorElement && !opensHere(event, way))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leave(() => way.click());
  };

  // Dialogs dispatch an event on opening only in newer browsers.
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  // Before the router: the page that it shows may open a dialog, which is not of the entry that was left.
  addEventListener('popstate', traversed, { capture: true, signal });
  addEventListener('click', followLink, { capture: true, signal });
  // One that was opened before this was there.
  follow();
  return () => {
    observer.disconnect();
    ends.abort();
  };
}

/** Whether somebody has pressed anything on this page. Older browsers do not tell. */
const hasBeenUsed = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Has this dialog open and no other. Its button opens it, if there is one: more than opening may hang on that. */
function show(id: string | undefined): void {
  for (const dialog of openDialogs()) if (nameOf(dialog) !== id) dialog.close();
  const dialog = id === undefined ? null : document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  const opener = document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"][command="show-modal"]`);
  if (opener) opener.click();
  else dialog.showModal();
}

/** Whether a press leads this tab to another page. Links to a panel of the same page open it. */
const opensHere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  link.protocol.startsWith('http') &&
  link.target !== '_blank' &&
  !link.download &&
  link.dataset['opensRequest'] === undefined;
