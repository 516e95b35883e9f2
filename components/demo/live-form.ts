import { demoFormWords } from '@/content/words/demo-form';
import { DEMO_FAILURE } from '@/lib/demo/demo-dialog-id';
import { fieldNames } from '@/lib/demo/fields';
import { demoRequestSchema, fieldErrors } from '@/lib/demo/schema';
import { controlOf, say, showErrors, valuesOf } from './controls';
import { fillFromDraft, keepDraft, showDraftNote } from './draft-keeping';
import { followFields } from './follow-fields';

/**
 * Makes the demo form live where it stands: cleans what is typed, checks every change, keeps every change as this tab's
 * draft, and lets only a valid form be sent, from a device that is online, by whoever is there to send it: the
 * framework, else the browser.
 *
 * It needs no framework and waits for none. Where it writes words the framework has one text and is told to let it be
 * (`suppressHydrationWarning`); a new element anywhere else would make it draw the page anew.
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
    else showErrors(form, fieldErrors(error));
    if (success && navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    if (success) sayOffline();
  });
}

/** Says so where the page says that the form's code did not come, until the device is online again. */
function sayOffline(): void {
  const alert = document.getElementById(DEMO_FAILURE);
  if (!alert) return;
  alert.hidden = false;
  const before = alert.textContent;
  if (before === demoFormWords.offline) return;
  say(alert, demoFormWords.offline);
  const online = () => {
    alert.hidden = true;
    say(alert, before);
  };
  window.addEventListener('online', online, { once: true });
}
