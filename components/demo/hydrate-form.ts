import { demoFormWords } from '@/content/words/demo-form';
import { fieldNames } from '@/lib/demo/fields';
import { demoRequestSchema, fieldErrors } from '@/lib/demo/schema';
import { controlOf, sentValuesOf, showErrors } from './controls';
import { fillFromDraft, keepDraft, showDraftNote } from './draft-keeping';
import { followFields } from './follow-fields';
import type { FollowPhone } from './phone-code';
import { sayFailure } from './say-failure';

/**
 * Hydrates the demo form without the framework: cleans and checks what is typed, saves every change as this tab's draft,
 * and blocks the submission of an invalid form or from a device that is offline. A valid form is sent by the framework
 * where it is there (send-form.ts), else by the browser.
 *
 * It writes words only into elements that React renders with one text and leaves alone (`suppressHydrationWarning`). An
 * element added anywhere else would be a hydration mismatch, and React would render the page again.
 *
 * @param dialog The dialog with the form. One that is hydrated already stays as it is.
 * @param loadPhone Loads what knows the world's phone numbers. Asked for once something is typed.
 */
export function hydrateForm(dialog: HTMLDialogElement, loadPhone: () => Promise<FollowPhone>): void {
  const form = dialog.querySelector('form');
  if (!form || 'hydrated' in dialog.dataset) return;
  dialog.dataset['hydrated'] = '';
  showDraftNote(form);
  fillFromDraft(form);
  followFields(form, loadPhone);
  keepDraft(dialog, form);
  form.addEventListener('submit', (event) => {
    const { success, data, error } = demoRequestSchema.safeParse(sentValuesOf(form));
    // What is sent is what stands there. The number stays as it was typed: who reads it again reads the same.
    if (success)
      for (const name of fieldNames) if (name !== 'phone') controlOf(form, name).value = data[name];
    if (!success) showErrors(form, fieldErrors(error));
    if (success && navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    if (success) sayFailure(demoFormWords.offline);
  });
}
