import { useLayoutEffect } from 'react';
import type { Control } from './clean-control';

const EVENTS = ['input', 'focusin', 'click', 'close'];

interface Snapshot {
  isOpen: boolean;
  values: Record<string, string>;
  focused: string | null;
}

/** By the id of the form. */
const snapshots = new Map<string, Snapshot>();
const hydrated = new Set<string>();

const listForms = () =>
  Array.from(document.querySelectorAll<HTMLFormElement>('form[id]')).filter(({ id }) => !hydrated.has(id));

function takeSnapshots(): void {
  const { activeElement } = document;
  for (const form of listForms()) {
    snapshots.set(form.id, {
      isOpen: form.closest('dialog')?.open ?? false,
      values: Object.fromEntries(new FormData(form)) as Record<string, string>,
      focused: form.contains(activeElement) ? (activeElement?.getAttribute('name') ?? null) : null,
    });
  }
}

// This module runs before hydration, while the visitor may be typing already.
if (typeof document !== 'undefined') {
  takeSnapshots();
  for (const event of EVENTS) document.addEventListener(event, takeSnapshots, true);
}

/** Restores what was typed into a form before hydration. React replaces a page that a translation changed. */
export function useTypedBeforeHydration(id: string): void {
  // Within the commit: the next key would go to the page, and so would the one that caused hydration.
  useLayoutEffect(() => {
    hydrated.add(id);
    if (listForms().length === 0)
      for (const event of EVENTS) document.removeEventListener(event, takeSnapshots, true);
    const before = snapshots.get(id);
    snapshots.delete(id);
    if (!before) return;
    const form = document.getElementById(id);
    for (const control of form?.querySelectorAll<Control>('input:not([type=hidden]), textarea') ?? [])
      control.value ||= before.values[control.name] ?? '';
    const dialog = form?.closest('dialog');
    if (before.isOpen && dialog?.open === false) dialog.showModal();
    if (before.focused) form?.querySelector<HTMLElement>(`[name="${before.focused}"]`)?.focus();
  }, [id]);
}
