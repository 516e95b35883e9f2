import { demoFormWords } from '@/content/words/demo-form';
import * as routes from '@/lib/routes';
import { fieldNames } from '@/lib/demo/fields';
import { DRAFT_KEY } from '@/lib/demo/resuming';
import { controlOf, EMPTIED, emptyFields, glyph, valuesOf } from './controls';
import { clearDraft, readDraft, saveDraft } from './draft';
import { firstVisit } from './first-visit';

/** Puts the draft into the fields that are still empty. */
export function fillFromDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  for (const name of fieldNames) controlOf(form, name).value ||= draft.values[name];
  if (draft.country) controlOf(form, 'phone').dataset['country'] = draft.country;
}

/** Says something of the draft above the fields; nothing where nothing is to be said. */
function sayOfDraft(form: HTMLFormElement, ...said: (string | Element)[]): void {
  const note = form.querySelector<HTMLElement>('#demo-kept');
  if (!note) return;
  note.hidden = said.length === 0;
  if (note.hidden) return;
  note.setAttribute('role', 'status');
  note.replaceChildren(...said);
}

/** Says that the fields were filled from the draft, if there is one, and offers to begin anew. */
export function showDraftNote(form: HTMLFormElement): void {
  if (readDraft() === null) {
    sayOfDraft(form);
    return;
  }
  const clear = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'link',
    textContent: demoFormWords.clear,
    onclick: () => {
      emptyFields(form);
      controlOf(form, 'name').focus();
    },
  });
  sayOfDraft(form, glyph('refresh', 20), demoFormWords.kept, clear);
}

/**
 * Saves what is typed as this tab's draft, including what was typed before this code ran. A form that the browser posts
 * also carries when the draft was begun (part of the request's id) and the visit's first page. Leaving to sign in marks
 * the draft, so that the form is opened again afterwards.
 */
export function keepDraft(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  const country = () => controlOf(form, 'phone').dataset['country'];
  const keep = () => saveDraft({ values: valuesOf(form), country: country() });
  if (Object.values(valuesOf(form)).some(Boolean)) keep();
  for (const change of ['input', 'change', 'compositionend']) form.addEventListener(change, keep);
  form.addEventListener('formdata', ({ formData }) => {
    const born = readDraft()?.born;
    if (born) formData.set('born', born);
    // As the number was read here, so it is there.
    formData.set('country', country() ?? '');
    formData.set('visit', JSON.stringify(firstVisit()));
  });
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[href^="${routes.auth}"]`)) saveDraft({ resume: true });
  });
  form.addEventListener(EMPTIED, () => {
    clearDraft();
    showDraftNote(form);
  });
  dialog.addEventListener('command', () => showDraftNote(form));
  addEventListener('storage', (event) => {
    if (!isOwnDraftGone(event)) return;
    // What was sent or cleared elsewhere does not stand here as if it waited.
    emptyFields(form);
    sayOfDraft(form, glyph('check', 20), demoFormWords.gone);
  });
}

/** Whether another tab has sent or cleared the draft that stands here, too. */
const isOwnDraftGone = ({ key, oldValue, newValue }: StorageEvent) =>
  key === DRAFT_KEY && !newValue && (oldValue ?? '').includes(readDraft()?.born ?? DRAFT_KEY);
