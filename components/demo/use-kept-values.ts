import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, DRAFT_KEY, readDraft, saveDraft } from '@/lib/demo/draft';
import { type DemoRequest, emptyValues, fieldNames, fields } from '@/lib/demo/fields';

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

/**
 * Keeps what is typed as this tab's draft, which all demo forms of a page share. Empty fields begin with it.
 *
 * @param isSaved Whether the page answers a posted form that was saved.
 * @returns Whether the fields hold an earlier draft, and how to tell that they do.
 */
export function useKeptValues(
  id: string,
  { getValues, setValue, trigger, reset, subscribe }: UseFormReturn<DemoRequest>,
  isSaved: boolean,
) {
  const [isKept, setKept] = useState(false);

  // React replaces a page that a translation or an extension changed before hydration.
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

  useEffect(() => {
    if (isSaved) clearDraft();
    const draft = readDraft()?.values;
    const typed = getValues();
    for (const name of fieldNames) if (!typed[name] && draft?.[name]) setValue(name, draft[name]);
    const filled = fieldNames.filter((name) => getValues(name));
    for (const name of filled) {
      // In the field that is being typed into the caret would jump: it is cleaned with the next key.
      if (document.activeElement?.getAttribute('name') !== name)
        setValue(name, fields[name].clean(getValues(name)));
    }
    if (filled.length > 0) {
      if (!draft) saveDraft({ values: getValues() });
      void trigger(filled).then(() => setKept(draft !== undefined));
    }
    const follow = () => {
      const draft = readDraft();
      const values = { ...emptyValues, ...draft?.values };
      if (!draft) setKept(false);
      if (fieldNames.every((name) => values[name] === getValues(name))) return;
      reset(values);
      void trigger(fieldNames.filter((name) => values[name]));
    };
    addEventListener(DRAFT_KEY, follow);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // A form that follows the draft has changed no field of its own.
        if (name) saveDraft({ values });
      },
    });
    return () => {
      removeEventListener(DRAFT_KEY, follow);
      unsubscribe();
    };
  }, [getValues, setValue, trigger, reset, subscribe, isSaved]);

  return { isKept, noteKept: () => setKept(fieldNames.some((name) => getValues(name))) };
}
