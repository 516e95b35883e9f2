import { type RefObject, useEffect } from 'react';

const isOpen = () => document.querySelector('dialog[open], .dialog-scrim') !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The row to go to from the one that has the focus, or from the search. */
function neighbor(rows: HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const at = rows.findIndex((row) => row === document.activeElement);
  return at < 0 ? (step > 0 ? rows[0] : undefined) : rows[at + step];
}

/**
 * Keys of the list: "/" goes to its search, instead of the site's; the arrows move from row to row, and from the
 * search to the first one. Enter opens a row and Escape closes it, as buttons and dialogs do by themselves.
 */
export function useListKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isOpen()) return;
      const search = root.current?.querySelector<HTMLInputElement>('input[type="search"]');
      if (event.key === '/' && search && !isTyping(event.target)) {
        event.preventDefault();
        search.focus();
        search.select();
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('.table__name') ?? [])];
      // Elsewhere the arrows scroll.
      const active = document.activeElement as HTMLElement | null;
      if (active !== search && !(active && rows.includes(active))) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = neighbor(rows, step) ?? (step < 0 ? search : undefined);
      if (!next || next === active) return;
      event.preventDefault();
      next.focus();
    };
    // Before the site's search sees it.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [root]);
}
