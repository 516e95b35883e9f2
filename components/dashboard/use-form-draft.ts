import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { FORM_DRAFTS_KEY, readFormDraft, saveFormDraft } from '@/lib/dashboard/form-drafts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps the changes of a form in this tab until they are saved or discarded. A form without a name keeps none. */
export function useFormDraft(name: string | undefined, form: RefObject<HTMLFormElement | null>) {
  const hasDraft = useSyncExternalStore(
    subscribe,
    () => name !== undefined && readFormDraft(name) !== undefined,
    () => false,
  );
  useEffect(() => {
    const draft = name && readFormDraft(name);
    if (draft && form.current) fillForm(form.current, draft);
  }, [name, form]);

  const save = (changes: Record<string, string>) => {
    if (name !== undefined) saveFormDraft(name, changes);
  };
  return { hasDraft, keep: (changed: HTMLFormElement) => save(readChanges(changed)), forget: () => save({}) };
}

function subscribe(listen: () => void): () => void {
  addEventListener(FORM_DRAFTS_KEY, listen);
  return () => removeEventListener(FORM_DRAFTS_KEY, listen);
}

const isField = (element: Element): element is Field =>
  element.matches('input:not([type=hidden]), select, textarea');

const getFields = (form: HTMLFormElement) => [...form.elements].filter(isField);

const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

const readChanges = (form: HTMLFormElement) =>
  Object.fromEntries(
    getFields(form)
      .filter(isChanged)
      .map(({ name, value }) => [name, value]),
  );

function fillForm(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const field of getFields(form)) {
    const value = draft[field.name];
    // A member who was chosen may have left the team since.
    const isOffered =
      !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
    if (value !== undefined && isOffered) field.value = value;
  }
}
