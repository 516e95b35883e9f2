import type { DemoRequest } from '@/lib/demo/schema';
import { emptyRequest, readDraft, saveDraft } from './draft';

/** Where the visitor was typing. */
export interface Caret {
  field: string;
  selection: [number, number] | null;
}

/** What was typed into the plain dialog of the page is kept as the draft, field by field over an older one. */
function keepTyped(form: HTMLFormElement): void {
  const typed = Object.entries(Object.fromEntries(new FormData(form)) as Partial<DemoRequest>).filter(
    ([, text]) => text !== '',
  );
  if (typed.length === 0) return;
  saveDraft({ values: { ...(readDraft()?.values ?? emptyRequest), ...Object.fromEntries(typed) } });
  form.reset();
}

/**
 * Ends the plain dialog of the page, so that the live one can stand in its place: keeps the words, closes it, and
 * says where the caret was. While an input method composes it waits for the end of that.
 *
 * @param shell The plain dialog.
 * @param then Called with the caret when the plain dialog is closed; not at all when the visitor closed it before.
 */
export function takeOverShell(shell: HTMLDialogElement, then: (caret: Caret | null) => void): void {
  const form = shell.querySelector('form');
  const focused = document.activeElement;
  const field = shell.contains(focused) ? (focused as HTMLInputElement) : null;
  if (form && field?.matches('[data-composing]')) {
    form.addEventListener('compositionend', () => takeOverShell(shell, then), { once: true });
    return;
  }
  const selection: Caret['selection'] =
    typeof field?.selectionStart === 'number' ? [field.selectionStart, field.selectionEnd ?? 0] : null;
  const wasOpen = shell.open;
  shell.close();
  if (form) keepTyped(form);
  if (wasOpen) then(field?.name ? { field: field.name, selection } : null);
}
