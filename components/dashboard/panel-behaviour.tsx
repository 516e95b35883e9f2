'use client';

import { useEffect } from 'react';
import { tw } from '@/components/ui/tw';
import { requestPanelWords as words } from '@/content/words/dashboard';
import { LIST_COUNT } from './list-count';
import { sayInPanel } from './panel-status';
import '@/components/ui/controls.css';

const PREFIX = 'request-';
const panelOf = (id: string) => document.getElementById(PREFIX + id) as HTMLDialogElement | null;

const isPanel = (target: EventTarget | null): target is HTMLDialogElement =>
  target instanceof HTMLDialogElement && target.id.startsWith(PREFIX);

/**
 * What scripts add to all panels of the page: copy buttons, keys, an address for the open panel, and a panel that
 * came open with the page made modal.
 *
 * @param asked The request whose panel came open.
 */
export function PanelBehaviour({ asked }: { asked?: string | undefined }) {
  useEffect(() => {
    const panel = asked === undefined ? null : panelOf(asked);
    if (!panel?.open || panel.matches(':modal')) return;
    panel.close();
    panel.showModal();
  }, [asked]);

  useEffect(() => {
    const ends = new AbortController();
    // Dialogs dispatch an event on opening only in newer browsers.
    const openings = new MutationObserver((changes) => changes.forEach(followAddress));
    openings.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    // One that was opened before this was there.
    for (const target of document.querySelectorAll('dialog[open]')) followAddress({ target });
    // The event does not bubble.
    document.addEventListener('close', leave, { capture: true, signal: ends.signal });
    document.addEventListener('click', act, { signal: ends.signal });
    document.addEventListener('keydown', actOnKey, { signal: ends.signal });
    // An entry of the history may have been made before a panel was opened or closed.
    const walked = () => document.querySelectorAll('dialog').forEach((target) => followAddress({ target }));
    addEventListener('popstate', walked, { signal: ends.signal });
    return () => {
      openings.disconnect();
      ends.abort();
    };
  }, []);

  // Whoever pressed a button that is gone with what it did goes on where the panel says how it ended.
  useEffect(() => {
    const panel = document.querySelector('dialog:modal');
    if (isPanel(panel) && document.activeElement === document.body) statusOf(panel)?.focus();
  });
  return null;
}

const statusOf = (panel: HTMLDialogElement) => panel.querySelector<HTMLElement>('[role=status]');

/** The address names the open panel, so that it can be shared and survives a reload. */
function followAddress({ target }: Pick<MutationRecord, 'target'>) {
  if (!isPanel(target)) return;
  const url = new URL(location.href);
  const id = target.id.slice(PREFIX.length);
  if (target.open) url.searchParams.set('request', id);
  else if (url.searchParams.get('request') === id) url.searchParams.delete('request');
  if (url.href === location.href) return;
  // Without its own mark the router takes the address over: what it reads anew has the open request with it. That the
  // entry stands for the open panel stays noted in it (components/layout/dialog-history.ts).
  const { openDialog } = (history.state ?? {}) as { openDialog?: string };
  history.replaceState(openDialog === undefined ? null : { openDialog }, '', url);
}

/**
 * What was said in a panel goes with it. One that came open with the page has nothing to give the focus back to: its button
 * gets it, or, where its row is in the list no more, what stands above the list.
 */
function leave({ target }: Event) {
  if (!isPanel(target) || target.open) return;
  statusOf(target)?.replaceChildren();
  target.querySelector('[data-offered]')?.remove();
  const { activeElement } = document;
  if (activeElement !== document.body && !target.contains(activeElement)) return;
  const opener = document.querySelector<HTMLElement>(
    `[commandfor="${CSS.escape(target.id)}"][command=show-modal]`,
  );
  (opener ?? document.getElementById(LIST_COUNT))?.focus();
}

function act(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  const copy = event.target.closest<HTMLElement>('[data-copy]');
  if (copy) void copyText(copy);
  const opener = event.target.closest<HTMLElement>('[data-opens-request]');
  const panel = opener && panelOf(opener.dataset['opensRequest'] ?? '');
  if (!panel) return;
  event.preventDefault();
  if (!panel.open) panel.showModal();
}

const keys: Partial<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

/** Keys of an open panel: the arrows lead to the requests beside it, Ctrl and Enter sends what is being typed. */
function actOnKey(event: KeyboardEvent) {
  const { target } = event;
  const panel = document.querySelector('dialog[open]');
  if (!isPanel(panel) || !(target instanceof Element) || event.altKey || event.defaultPrevented) return;
  const field = target.closest<HTMLInputElement>('input, select, textarea');
  // A choice has a button of its own, which says what is sent.
  const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && field?.matches('textarea');
  if (sends) field.form?.requestSubmit();
  const neighbor = keys[event.key];
  if (!neighbor || field || event.ctrlKey || event.metaKey || event.shiftKey) return;
  panel.querySelector<HTMLElement>(`a[rel="${neighbor}"]`)?.click();
}

/** Copies a button's text and says so. Where the clipboard is refused the text is shown, selected. */
async function copyText(button: HTMLElement) {
  const panel = button.closest('dialog');
  const text = button.dataset['copy'] ?? '';
  try {
    await navigator.clipboard.writeText(text);
    sayInPanel(panel, words.copied);
  } catch {
    sayInPanel(panel, words.copyRefused);
    offerText(panel, text);
  }
}

function offerText(panel: Element | null, text: string) {
  const field = document.createElement('textarea');
  field.className = tw`field__control basis-full`;
  field.readOnly = true;
  field.dataset['offered'] = '';
  field.value = text;
  field.ariaLabel = words.copyField;
  panel?.querySelector('[data-offered]')?.remove();
  panel?.querySelector('[role=status]')?.after(field);
  field.select();
}
