import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { phoneWords } from '@/content/words/demo-phone';
import { countryName, guessCountry, readPhone } from '@/lib/demo/phone';
import { controlOf, EMPTIED } from './controls';

/** Digits of a number before the country is asked for: "00" may still become a country code. */
const SOME_DIGITS = 4;

/**
 * Reads the phone number as it is typed, and notes on its control how it is dialed (`data-dial`) and what is to be said
 * (`data-says`). Beside a number without a country code stands the choice of the country; it begins with a guess from the
 * browser's languages.
 *
 * @param recheck Called when the number is read anew without having been typed in.
 */
export function followPhone(form: HTMLFormElement, recheck: () => void): void {
  const control = controlOf(form, 'phone');
  const { dataset } = control;
  const place = form.querySelector<HTMLElement>('[data-beside]');
  // The document has no rules for what most visitors never see.
  if (place)
    Object.assign(place.style, { display: 'flex', alignItems: 'center', gap: '8px', whiteSpace: 'nowrap' });
  const guess = guessCountry(navigator.languages);
  if (guess) dataset['country'] ??= guess;

  const choose = (country: string) => {
    dataset['country'] = country;
    read();
    recheck();
  };
  const read = () => {
    const { dial, says, isNational } = readPhone(control.value, dataset['country']);
    note(dataset, 'dial', dial);
    note(dataset, 'says', says);
    const isAsked = isNational && control.value.replace(/\D/g, '').length >= SOME_DIGITS;
    const isThere = place?.hasChildNodes() ?? false;
    if (isAsked && !isThere) place?.append(...countryChoice(dataset['country'], choose));
    // Not from under somebody who is choosing.
    if (!isAsked && isThere && !place?.contains(document.activeElement)) place?.replaceChildren();
  };
  // Before the check of the same event.
  for (const change of ['input', 'change', 'compositionend']) form.addEventListener(change, read, true);
  form.addEventListener(EMPTIED, read, true);
  read();
  if (control.value) recheck();
}

function note(dataset: DOMStringMap, name: string, value: string | null): void {
  if (value) dataset[name] = value;
  else Reflect.deleteProperty(dataset, name);
}

/** A small select of the countries, by their names, and its label. */
function countryChoice(chosen: string | undefined, choose: (country: string) => void): Element[] {
  const select = document.createElement('select');
  select.id = 'demo-country';
  const countries = getCountries()
    .map((country) => ({ country, name: countryName(country) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  for (const { country, name } of countries)
    select.add(new Option(`${name} +${getCountryCallingCode(country)}`, country));
  select.value = chosen ?? '';
  select.onchange = () => choose(select.value);
  Object.assign(select.style, {
    maxInlineSize: 'min(11rem, 32vw)',
    blockSize: '28px',
    marginBlock: '-4px',
    paddingInline: '4px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-control)',
    background: 'var(--surface-1)',
    color: 'var(--ink)',
    textOverflow: 'ellipsis',
  });
  const label = document.createElement('label');
  label.htmlFor = select.id;
  label.textContent = phoneWords.country;
  return [label, select];
}
