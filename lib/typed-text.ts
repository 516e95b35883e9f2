/** Control and direction-changing characters, which no stored text holds. */
const HIDDEN = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Composes a text and removes control and direction characters; line ends become \n. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, (c) => (c === '\n' || c === '\t' ? c : ''));

/**
 * Counts the characters that a reader sees. Format characters and blanks count for nothing, but stay in the text: they
 * join scripts and vary emoji.
 */
export const countVisible = (text: string) =>
  Array.from(text.replace(/[\p{DI}\p{Cf}\u2800\u{13441}\u{13442}\u{1D159}]/gu, '').trim()).length;

/** Removes the invisible characters that are copied along with addresses and numbers. */
const stripInvisible = (text: string) => text.replace(/\p{DI}/gu, '');

/** Removes every character that is neither a letter (of any script) nor white space. */
export const cleanName = (typed: string) => typed.replace(/[^\p{L}\p{M}\s]/gu, '');

/** Tells whether cleaning a name removes a character that its reader would miss. */
export const losesVisible = (name: string) => cleanName(stripInvisible(name)) !== stripInvisible(name);

/** Trims an address and writes it in lower case, without invisible or full-width characters. */
export const cleanEmail = (typed: string) =>
  stripInvisible(typed.normalize('NFKC')).replaceAll('。', '.').trim().toLowerCase();

const LOCAL_PART = /^[a-z0-9_'+.&/=!#$*^`{|}~-]+$/;
const DOMAIN = /^(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+(?=\p{L})[\p{L}\p{M}\p{N}-]{2,}$/u;
/** Catches a label such as "hаrbour" with a Cyrillic a. */
const MIXED_LABEL =
  /[a-z][^.]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^.]*[a-z]/u;

/**
 * Tells whether a cleaned text is an address. Internationalized domains are, in either spelling. So are dots before the
 * @, which Japanese providers hand out.
 */
export function isEmail(text: string): boolean {
  const [localPart = '', domain = '', ...rest] = text.split('@');
  return rest.length === 0 && LOCAL_PART.test(localPart) && DOMAIN.test(domain) && !MIXED_LABEL.test(domain);
}

/** Writes the domain of an address in ASCII, as the auth service keeps and compares it. */
export function toAsciiEmail(email: string): string {
  const [localPart, domain] = email.split('@');
  const address = `http://${domain}`;
  return isEmail(email) && URL.canParse(address) ? `${localPart}@${new URL(address).hostname}` : email;
}

const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Writes the digits of every script as 0 to 9: in each script they follow one another. */
export const foldDigits = (text: string) =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (isDigit(zero - 1)) zero -= 1;
    return String((point - zero) % 10);
  });

/** Finds the first number of a text. A slash may follow an area code; later it separates a second number. */
const NUMBER =
  /^[^\d+]*(\+?)[^\d\p{L}]*((?:\d(?:[\s().\u2212\p{Pd}/]*\d){0,7}(?:[\s().\u2212\p{Pd}]*\d)*)?)(.*)$/su;
const SEPARATORS_ONLY = /^[\s().\u2212\p{Pd}]*$/u;
/** An open bracket that is still typed in, as of "+49 (0)30". */
const OPEN_BRACKET = /^(.*\d\s?)(\(\d{0,5})$/s;

/**
 * Writes a phone number as an optional plus and digits. Words, extensions and further numbers stay behind it as typed:
 * their digits are never joined to the number.
 */
export function cleanPhone(typed: string): string {
  const text = foldDigits(stripInvisible(normalizeText(typed).normalize('NFKC'))).replace(/\s+/g, ' ');
  const [, settled, bracket] = OPEN_BRACKET.exec(text) ?? [];
  return settled === undefined ? formatNumber(text) : `${formatNumber(settled)}${bracket}`;
}

function formatNumber(text: string): string {
  // Behind a country code the zero of "(0)20" is not dialed.
  const dialed = text.replace(/^([^\d+]*\+[\d\s.\p{Pd}]*)\(\s?0\s?\)/u, '$1');
  const [, plus = '', digits = '', tail = ''] = NUMBER.exec(dialed) ?? [];
  const number = plus + digits.replace(/\D/g, '');
  if (digits === '' || SEPARATORS_ONLY.test(tail)) return number;
  const rest = tail.trimStart();
  return `${number}${/^[,;:/]/.test(rest) ? '' : ' '}${rest}`;
}

/** Returns the digits of a formatted number, without those behind it. */
export const getPhoneDigits = (phone: string) => /^\+?(\d*)/.exec(phone)?.[1] ?? '';

const EXTENSION = /^[\s,;(]*(?:x|#|ext(?:n|ension)?)[\s.:=]*\d{1,7}\)?\s*$/i;

/** Tells whether the digits of a formatted number are all dialed: those of an extension are no second number. */
export function isOneNumber(phone: string): boolean {
  const [number] = /^\+?\d*/.exec(phone) ?? [''];
  const rest = phone.slice(number.length);
  return /^[^\d+]*$/.test(rest) || EXTENSION.test(rest);
}
