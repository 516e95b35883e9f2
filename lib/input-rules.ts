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
  Array.from(text.replace(/[\p{DI}\p{Cf}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/gu, '').trim()).length;

/** Removes the invisible characters that are copied along with names, addresses and numbers. */
const stripInvisible = (text: string) => text.replace(/[\p{DI}\p{Cf}\u2800\uFFFC]|(?!\s)\p{Cc}/gu, '');

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

/** Writes the digits of a phone number as 0 to 9, and its blanks as spaces. All else stays as typed. */
export const cleanPhone = (typed: string) =>
  foldDigits(stripInvisible(typed))
    .replace(/\s/g, ' ')
    .replace(/[\uFE62\uFF0B]/g, '+');

/** Digits with an optional plus before them. Spaces, dots, dashes, brackets and slashes separate them. */
const PHONE = /^(?:[ (]*\+)?[ (]*[1-9](?:[ ./()\p{Pd}\u2212]*\d){9,15}[ ./()\p{Pd}\u2212]*$/u;

/** Tells whether a cleaned text is one phone number. Letters are rejected: without them it would be another number. */
export const isPhone = (text: string) => PHONE.test(text);

export const getPhoneDigits = (phone: string) => phone.replace(/\D/g, '');
