import { readTabText, writeTab } from '@/lib/tab-storage';

/** Key in the tab's storage of what was typed into forms and not saved, and the event of a change. */
export const FORM_DRAFTS_KEY = 'request-drafts';

/** Changed fields by their names. */
type FormDraft = Record<string, string>;

function readFormDrafts(): Record<string, FormDraft> {
  try {
    const stored = JSON.parse(readTabText(FORM_DRAFTS_KEY) ?? '{}') as { forms?: Record<string, FormDraft> };
    return stored.forms ?? {};
  } catch {
    // Another program has stored a value there.
    return {};
  }
}

export const readFormDraft = (form: string): FormDraft | undefined => readFormDrafts()[form];

/** Keeps the changes of a form. One without changes has no draft. */
export function saveFormDraft(form: string, changes: FormDraft): void {
  const entries = Object.entries(readFormDrafts()).filter(([other]) => other !== form);
  if (Object.keys(changes).length > 0) entries.push([form, changes]);
  writeTab(FORM_DRAFTS_KEY, entries.length > 0 ? { forms: Object.fromEntries(entries) } : null);
}

export const clearFormDrafts = () => writeTab(FORM_DRAFTS_KEY, null);
