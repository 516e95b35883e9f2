import { type RefObject, useEffect } from 'react';

const isOpen = () => document.querySelector('dialog[open]') !== null;

/** The row to go to from the one that has the focus, or from the search. */
function neighbor(rows: HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const at = rows.findIndex((row) => row === document.activeElement);
  return at < 0 ? (step > 0 ? rows[0] : undefined) : rows[at + step];
}

/**
 * Keys of the list: the arrows move from row to row, and from the search to the first one. Enter opens a row and
 * Escape closes it, as buttons and dialogs do by themselves; "/" goes to the search, as the boot script has it.
 */
export function useListKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isOpen()) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const search = root.current?.querySelector<HTMLInputElement>('input[type="search"]');
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('tbody button') ?? [])];
      // Elsewhere the arrows scroll.
      const active = document.activeElement as HTMLElement | null;
      if (active !== search && !(active && rows.includes(active))) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = neighbor(rows, step) ?? (step < 0 ? search : undefined);
      if (!next || next === active) return;
      event.preventDefault();
      next.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root]);
}
