import { keepInTab, readFromTab } from '@/lib/tab-storage';

/** Key in the tab's storage of what was typed into forms and not saved, and the event of a change. */
export const FORM_DRAFTS_KEY = 'request-drafts';

/** Changed fields by their names. */
type FormDraft = Record<string, string>;

function readFormDrafts(): Record<string, FormDraft> {
  try {
    return JSON.parse(readFromTab(FORM_DRAFTS_KEY) ?? '{}') as Record<string, FormDraft>;
  } catch {
    // Somebody else has written there.
    return {};
  }
}

export const readFormDraft = (form: string): FormDraft | undefined => readFormDrafts()[form];

/** Keeps the changes of a form. One without changes has no draft. */
export function saveFormDraft(form: string, changes: FormDraft): void {
  const entries = Object.entries(readFormDrafts()).filter(([other]) => other !== form);
  if (Object.keys(changes).length > 0) entries.push([form, changes]);
  keepInTab(FORM_DRAFTS_KEY, entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null);
}

export const clearFormDrafts = () => keepInTab(FORM_DRAFTS_KEY, null);
