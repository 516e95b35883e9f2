import { type DemoField, type FieldErrors, fieldNames } from '@/lib/demo/fields';
import { cleanFields, formatPhone } from '@/lib/demo/input';
import type { DemoRequest } from '@/lib/demo/schema';
import { glyphPaths } from '@/components/ui/glyph-paths';
import { fieldWords } from './field-words';

/** A field of the form as the browser knows it. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Mark of a control that did not keep all that was typed into it. */
export const CLEANED = 'data-cleaned';

/** The control of a field. */
export const controlOf = (form: HTMLFormElement, name: DemoField): Control =>
  form.elements.namedItem(name) as Control;

/** What the fields hold, cleaned. */
export const valuesOf = (form: HTMLFormElement): DemoRequest =>
  cleanFields((name) => controlOf(form, name).value);

/** How the number is dialed, as phone-field.ts has read it, else as it is typed with a plus; undefined for any other. */
export function dialOf(form: HTMLFormElement): string | undefined {
  const { dataset, value } = controlOf(form, 'phone');
  const number = formatPhone(value);
  return dataset['dial'] ?? (number.startsWith('+') ? number : undefined);
}

/** What the fields hold, as it is checked and sent: the number without what is not dialed. */
export function sentValuesOf(form: HTMLFormElement): DemoRequest {
  const values = valuesOf(form);
  return { ...values, phone: dialOf(form)?.split(';')[0] ?? formatPhone(values.phone) };
}

/** A glyph as the framework would draw it. */
export function glyph(name: keyof typeof glyphPaths, size: 16 | 20): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', `glyph glyph--${size}`);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.appendChild(document.createElementNS(namespace, 'path')).setAttribute('d', glyphPaths[name]);
  return svg;
}

/** Puts words in the place of others. Where they are the same nothing changes: what is said aloud is not said again. */
export function say(place: Element | null, words: string, ...before: Element[]): void {
  if (place && place.textContent !== words) place.replaceChildren(...before, words);
}

/**
 * Says beneath a field what is wrong with it, or what helps.
 *
 * @param message What is wrong; undefined where nothing is.
 */
export function showError(control: Control, message: string | undefined): void {
  const isWrong = message !== undefined;
  control.setAttribute('aria-invalid', String(isWrong));
  const note = document.getElementById(`${control.id}-note`);
  const { helper = '', cleaned = helper } = fieldWords[control.name as DemoField];
  const { says, dial } = control.dataset;
  if (isWrong) say(note, says && !dial ? `${message} ${says}` : message, glyph('error', 16));
  else if (says) say(note, says, ...(dial ? [glyph('check', 16)] : []));
  else say(note, control.hasAttribute(CLEANED) ? cleaned : helper);
}

/** Says what is wrong with the fields, and goes to the first of it. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors): void {
  for (const name of fieldNames) showError(controlOf(form, name), errors[name]);
  const first = fieldNames.find((name) => errors[name]);
  if (first) controlOf(form, first).focus();
}

/** The note that leads to sign-in, and its link. */
export const signInLink = (place: Element) => place.querySelector<HTMLAnchorElement>('.note a');
export const signInNote = (place: Element) => signInLink(place)?.parentElement;

/** Event dispatched on the form when it has been emptied. */
export const EMPTIED = 'emptied';

/** Empties the fields. What follows them hears of it. */
export function emptyFields(form: HTMLFormElement): void {
  for (const name of fieldNames) controlOf(form, name).value = '';
  form.dispatchEvent(new Event(EMPTIED));
}
