import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberWithError,
  type CountryCode,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
// With their endings: tests of the database run this without a bundler.
import { phoneWords as words } from '../../content/words/demo-phone.ts';
import { locale } from '../../content/words/locale.ts';
import { digitsOf, formatPhone } from './input.ts';

/*
 * Knows the world's phone numbers, and therefore weighs more than the rest of the form: the browser loads it once
 * somebody types (components/demo/phone-field.ts). What is accepted decides the schema alone; this makes of a number that
 * was typed as one writes it at home the number that is dialed from anywhere, and says what is missing.
 */

/** A phone number as it was understood. */
export interface PhoneReading {
  /** What the schema checks: "+442079460958", or what was typed without what is not dialed. */
  phone: string;
  /** What is dialed, as RFC 3966 has it behind "tel:"; null where that is not known. */
  dial: string | null;
  /** How it is dialed, where it was typed otherwise, or what is missing; empty where nothing is to be said. */
  says: string;
  /** Whether nothing in it tells the country. */
  isNational: boolean;
}

/** What the table takes: E.164, which has 15 digits at most though some countries think of longer ones. */
const dialable = /^\+[1-9]\d{6,14}$/;

/** As many digits of an extension as the table takes. */
const EXTENSION = 7;

/**
 * Reads a phone number as it was typed or pasted.
 *
 * @param typed Untrusted; see cleanPhone.
 * @param country Where it is dialed if it has no country code: two letters. Untrusted.
 */
export function readPhone(typed: string, country?: string): PhoneReading {
  const text = typed.normalize('NFKC').replace(/^[^+\d]*00(?=[1-9])/, '+');
  const home = country && isSupportedCountry(country) ? country : undefined;
  const isNational = /\d/.test(text) && !/^[^\d]*\+/.test(text);
  const found = isNational ? national(text, home) : international(text);
  const number = found && dialable.test(found.number) ? found : undefined;
  const { ext = '' } = number ?? {};
  if (!number || ext.length > EXTENSION) {
    const says = ext ? words.longExtension : whatIsMissing(text, isNational ? home : undefined, isNational);
    return { phone: formatPhone(text), dial: null, says, isNational };
  }
  const dial = number.number + (ext && `;ext=${ext}`);
  const asTyped = typed.replace(/[^+\d]/g, '') === dial;
  return { phone: number.number, dial, says: asTyped ? '' : howItIsDialed(number), isNational };
}

/** The country somebody is likely to dial in: that of the first language which tells one. */
export function guessCountry(languages: readonly string[]): CountryCode | undefined {
  for (const language of languages) {
    const region = regionOf(language);
    if (region && isSupportedCountry(region)) return region;
  }
  return undefined;
}

/** What the country is called in the site's language. */
export const countryName = (country: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

/** A number with its country code. Its length must be right: new numbers are in use before a library knows them. */
function international(text: string): PhoneNumber | undefined {
  return [text, text.replace('(0)', '')].map((one) => parsed(one)).find((number) => number?.isPossible());
}

/** A number without a plus: as one dials it in the country, else with a country code that only lacks its plus. */
function national(text: string, home: CountryCode | undefined): PhoneNumber | undefined {
  const digits = digitsOf(text);
  const inside = home && parsed(text, home);
  const outside = parsed(text.replace(/\d/, '+$&'));
  const isOutside = outside?.isValid() === true;
  if (isOutside && home && digits.startsWith(getCountryCallingCode(home))) return outside;
  // Either the library knows it, or it begins as numbers do that are dialed there.
  if (inside?.isValid() || (inside?.isPossible() && !digits.startsWith(inside.nationalNumber))) return inside;
  return isOutside ? outside : undefined;
}

function parsed(text: string, defaultCountry?: CountryCode): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(text, { ...(defaultCountry && { defaultCountry }) });
  } catch {
    return undefined;
  }
}

function whatIsMissing(text: string, home: CountryCode | undefined, isNational: boolean): string {
  if (!/\d/.test(text)) return '';
  if (isNational && !home) return words.noCode;
  const wrong = validatePhoneNumberLength(text.replace(/^[^+\d]+/, ''), {
    ...(home && { defaultCountry: home }),
  });
  if (home) return (wrong === 'TOO_SHORT' ? words.tooShort : words.otherForm)(countryName(home));
  if (wrong === 'INVALID_COUNTRY') return words.unknownCode;
  const number = parsed(text);
  // Some codes are those of several countries.
  const place = number?.country ? countryName(number.country) : `+${number?.countryCallingCode ?? ''}`;
  if (!number || (wrong !== 'TOO_SHORT' && wrong !== 'TOO_LONG')) return '';
  return (wrong === 'TOO_SHORT' ? words.tooShort : words.tooLong)(place);
}

function howItIsDialed(number: PhoneNumber): string {
  const { country } = number;
  return words.dials(
    number.format('INTERNATIONAL', { formatExtension: words.extension }),
    country && countryName(country),
  );
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
