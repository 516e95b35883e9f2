import { createFormControl, type Resolver } from 'react-hook-form';
import { demoFormWords } from '@/content/words/demo-form';
import { fieldNames, LIMITS } from '@/lib/demo/fields';
import { cleaners } from '@/lib/demo/input';
import { type DemoRequest, demoRequestSchema, fieldErrors } from '@/lib/demo/schema';
import { cleanAsTyped } from './clean-as-typed';
import { CLEANED, controlOf, EMPTIED, glyph, say, showError, valuesOf } from './controls';
import { emptyRequest } from './draft';

/** The schema's word on every field. */
const schemaErrors: Resolver<DemoRequest> = (values) => {
  const { success, data, error } = demoRequestSchema.safeParse(values);
  if (success) return { values: data, errors: {} };
  const errors = Object.entries(fieldErrors(error)).map(([name, message]) => [
    name,
    { type: 'check', message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) as object };
};

/** Follows the four fields: cleans and checks what is typed, and says how it stands. */
export function followFields(form: HTMLFormElement): void {
  // Without default values each field is taken over with what it holds.
  const control = createFormControl<DemoRequest>({ resolver: schemaErrors, mode: 'onChange' });
  for (const name of fieldNames) {
    const { ref, onChange } = control.register(name, { setValueAs: cleaners[name] });
    const target = controlOf(form, name);
    const check = async () => {
      await onChange({ type: 'change', target });
      showError(target, control.getFieldState(name).error?.message);
    };
    cleanAsTyped(target, cleaners[name], () => {
      void check();
      showStanding(form);
    });
    ref(target);
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

/** Says how the whole form stands: whether it can be sent, and how much room the purpose has left. */
function showStanding(form: HTMLFormElement): void {
  const isValid = demoRequestSchema.safeParse(valuesOf(form)).success;
  const status = document.getElementById('demo-status');
  if (isValid) say(status, demoFormWords.complete, glyph('check', 16));
  else say(status, demoFormWords.incomplete);
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (submit) submit.disabled = !isValid;
  const used = controlOf(form, 'purpose').value.length;
  say(form.querySelector('[data-count]'), `${used} / ${LIMITS.purpose}`);
}
