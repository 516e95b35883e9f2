import { type RefObject, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DEMO_DIALOG, fieldNames } from '@/lib/demo/fields';
import type { DemoRequest } from '@/lib/demo/schema';

const EVENTS = ['input', 'focusin', 'click', 'close'];

interface Snapshot {
  isOpen: boolean;
  values: Record<string, unknown>;
  focused: string | null;
}

let snapshot: Snapshot | null = null;

function takeSnapshot(): void {
  const dialog = document.getElementById(DEMO_DIALOG);
  const form = dialog?.querySelector('form');
  if (!(dialog instanceof HTMLDialogElement) || !form) return;
  const focused = document.activeElement?.getAttribute('name') ?? null;
  snapshot = { isOpen: dialog.open, values: Object.fromEntries(new FormData(form)), focused };
}

// This module runs before hydration, while the visitor may be typing already.
if (typeof document !== 'undefined') {
  takeSnapshot();
  for (const event of EVENTS) document.addEventListener(event, takeSnapshot, true);
}

/**
 * Restores an open form after React replaced the page, which a translation or an extension had changed before
 * hydration.
 */
export function useWordsBeforeHydration(
  dialog: RefObject<HTMLDialogElement | null>,
  { getValues, setValue }: UseFormReturn<DemoRequest>,
): void {
  // Within the commit: the next key would go to the page, and so would the one that caused hydration.
  useLayoutEffect(() => {
    for (const event of EVENTS) document.removeEventListener(event, takeSnapshot, true);
    const before = snapshot;
    snapshot = null;
    if (!before?.isOpen || !dialog.current || dialog.current.open) return;
    for (const name of fieldNames) {
      const value = before.values[name];
      if (typeof value === 'string' && value && !getValues(name)) setValue(name, value);
    }
    dialog.current.showModal();
    if (before.focused) dialog.current.querySelector<HTMLElement>(`[name="${before.focused}"]`)?.focus();
  }, [dialog, getValues, setValue]);
}
