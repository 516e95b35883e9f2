import { fieldNames } from '@/lib/demo/fields';
import { demoRequestSchema, fieldErrors } from '@/lib/demo/schema';
import { controlOf, showErrors, valuesOf } from './controls';
import { fillFromDraft, keepDraft, showDraftNote } from './draft-keeping';
import { followFields } from './follow-fields';

/**
 * Makes the demo form live where it stands: cleans what is typed, checks every change, keeps every change as this tab's
 * draft, and lets only a valid form be sent, by whoever is there to send it: the framework, else the browser. It needs no
 * framework and waits for none; what it writes into the page the framework takes over as it finds it.
 *
 * @param dialog The dialog with the form. One that is live already stays as it is.
 */
export function makeLive(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form');
  if (!form || 'live' in dialog.dataset) return;
  dialog.dataset['live'] = '';
  showDraftNote(form);
  fillFromDraft(form);
  followFields(form);
  keepDraft(dialog, form);
  form.addEventListener('submit', (event) => {
    const { success, data, error } = demoRequestSchema.safeParse(valuesOf(form));
    // What is sent is what stands there.
    if (success) for (const name of fieldNames) controlOf(form, name).value = data[name];
    else {
      event.preventDefault();
      event.stopPropagation();
      showErrors(form, fieldErrors(error));
    }
  });
}
