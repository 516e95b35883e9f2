import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DemoRequest, fieldNames } from '@/lib/demo/fields';

const EVENTS = ['input', 'focusin', 'click', 'close'];

interface Snapshot {
  isOpen: boolean;
  values: Record<string, unknown>;
  focused: string | null;
}

/** By the id of the form. */
const snapshots = new Map<string, Snapshot>();

function takeSnapshots(): void {
  const { activeElement } = document;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[id^=demo]')) {
    snapshots.set(form.id, {
      isOpen: form.closest('dialog')?.open ?? false,
      values: Object.fromEntries(new FormData(form)),
      focused: form.contains(activeElement) ? (activeElement?.getAttribute('name') ?? null) : null,
    });
  }
}

// This module runs before hydration, while the visitor may be typing already.
if (typeof document !== 'undefined') {
  takeSnapshots();
  for (const event of EVENTS) document.addEventListener(event, takeSnapshots, true);
}

/** Restores a form after React replaced the page, which a translation or an extension had changed before hydration. */
export function useWordsBeforeHydration(
  id: string,
  { getValues, setValue }: UseFormReturn<DemoRequest>,
): void {
  // Within the commit: the next key would go to the page, and so would the one that caused hydration.
  useLayoutEffect(() => {
    for (const event of EVENTS) document.removeEventListener(event, takeSnapshots, true);
    const before = snapshots.get(id);
    snapshots.delete(id);
    if (!before) return;
    for (const name of fieldNames) {
      const value = before.values[name];
      if (typeof value === 'string' && value && !getValues(name)) setValue(name, value);
    }
    const form = document.getElementById(id);
    const dialog = form?.closest('dialog');
    if (before.isOpen && dialog?.open === false) dialog.showModal();
    if (before.focused) form?.querySelector<HTMLElement>(`[name="${before.focused}"]`)?.focus();
  }, [id, getValues, setValue]);
}
