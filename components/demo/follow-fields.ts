import { createFormControl, type Resolver } from 'react-hook-form';
import { demoFormWords } from '@/content/words/demo-form';
import { fieldNames, LIMITS } from '@/lib/demo/fields';
import { cleaners } from '@/lib/demo/input';
import { type DemoRequest, demoRequestSchema, fieldErrors } from '@/lib/demo/schema';
import { cleanAsTyped } from './clean-as-typed';
import { CLEANED, controlOf, EMPTIED, glyph, say, sentValuesOf, showError } from './controls';
import { emptyRequest } from './draft';
import type { FollowPhone } from './phone-code';

/** The schema's word on every field. */
const schemaErrors =
  (form: HTMLFormElement): Resolver<DemoRequest> =>
  () => {
    const { success, data, error } = demoRequestSchema.safeParse(sentValuesOf(form));
    if (success) return { values: data, errors: {} };
    const errors = Object.entries(fieldErrors(error)).map(([name, message]) => [
      name,
      { type: 'check', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as object };
  };

/**
 * Follows the four fields: cleans and checks what is typed, and says how it stands.
 *
 * @param loadPhone Loads what knows the world's phone numbers. Where it does not come, those with a plus are understood.
 */
export function followFields(form: HTMLFormElement, loadPhone: () => Promise<FollowPhone>): void {
  // Without default values each field is taken over with what it holds.
  const control = createFormControl<DemoRequest>({ resolver: schemaErrors(form), mode: 'onChange' });
  for (const name of fieldNames) {
    const { ref, onChange } = control.register(name, { setValueAs: cleaners[name] });
    const target = controlOf(form, name);
    const check = async () => {
      await onChange({ type: 'change', target });
      showError(target, control.getFieldState(name).error?.message);
    };
    const changed = () => {
      void check();
      showStanding(form);
    };
    cleanAsTyped(target, cleaners[name], changed);
    ref(target);
    if (name === 'phone') onceTyped(form, async () => (await loadPhone())(form, changed));
    if (target.hasAttribute(CLEANED)) showError(target, undefined);
  }
  form.addEventListener(EMPTIED, () => {
    control.reset(emptyRequest, { keepFieldsRef: true });
    for (const name of fieldNames) {
      controlOf(form, name).removeAttribute(CLEANED);
      showError(controlOf(form, name), undefined);
    }
    showStanding(form);
  });
  showStanding(form);
}

/** Does something once anything is typed into the form, and again when it has failed. */
function onceTyped(form: HTMLFormElement, work: () => Promise<void>): void {
  const begin = () => void work().catch(() => form.addEventListener('input', begin, { once: true }));
  if (controlOf(form, 'phone').value) begin();
  else form.addEventListener('input', begin, { once: true });
}

/** Says how the whole form stands: whether it can be sent, and how much room the purpose has left. */
function showStanding(form: HTMLFormElement): void {
  const isValid = demoRequestSchema.safeParse(sentValuesOf(form)).success;
  const status = document.getElementById('demo-status');
  if (isValid) say(status, demoFormWords.complete, glyph('check', 16));
  else say(status, demoFormWords.incomplete);
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (submit) submit.disabled = !isValid;
  const used = controlOf(form, 'purpose').value.length;
  say(form.querySelector('[data-count]'), `${used} / ${LIMITS.purpose}`);
}
