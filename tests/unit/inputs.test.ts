import fc from 'fast-check';
import { authMessages } from '@/content/messages/auth';
import { demoFieldErrors as errors } from '@/content/messages/demo';
import { readAddress, readCredentials } from '@/lib/auth/read-form';
import { demoRequestSchema, getFieldErrors } from '@/lib/demo/schema';
import {
  cleaners,
  foldDigits,
  cleanPhone,
  getPhoneDigits,
  losesVisible,
  toAsciiEmail,
} from '@/lib/typed-text';

const right = {
  name: 'Amara Nwosu',
  email: 'amara@northwind.example',
  phone: '+447700900142',
  purpose: 'Replan crews when a line closes.',
};
type Name = keyof typeof right;

/** Cleans what is typed into one field and checks it: returns the stored value, or the message beneath the field. */
function enter(field: Name, typed: string): string | undefined {
  const cleaned = cleaners[field](typed);
  const { data, error } = demoRequestSchema.safeParse({ ...right, [field]: cleaned });
  return data ? data[field] : getFieldErrors(error)[field];
}

// Field, what is typed or pasted, and what is kept of it or said about it.
test.each<[Name, string, string]>([
  ['name', 'José4 李雷! Ольга🙂-_', 'José 李雷 Ольга'],
  ['name', "O'Brien", 'OBrien'],
  ['name', 'नी\u200dरज', 'नीरज'],
  ['name', '  Jose\u0301   Ruiz ', 'José Ruiz'],
  ['name', 'J', errors.nameShort],
  ['name', '4711', errors.nameShort],
  // Fillers are letters that nobody sees.
  ['name', '\u3164\u3164', errors.nameShort],
  ['name', 'a'.repeat(121), errors.nameLong(120)],

  ['email', '  Jane.Doe@ACME.example ', 'jane.doe@acme.example'],
  ['email', '\u202ajane@acme.example\u202c', 'jane@acme.example'],
  ['email', 'ja\u00adne\u2060@ac\u200bme.example\u200e', 'jane@acme.example'],
  ['email', '\u00a0jane@acme.example\ufeff', 'jane@acme.example'],
  ['email', 'jane\ufe0f@acme.example', 'jane@acme.example'],
  ['email', 'taro＠example.co.jp', 'taro@example.co.jp'],
  ['email', 'ｔａｒｏ@example。co。jp', 'taro@example.co.jp'],
  ['email', 'Info@Müller.example', 'info@müller.example'],
  ['email', 'info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['email', 'info@пример.рф', 'info@пример.рф'],
  ['email', 'info@пример.example', 'info@пример.example'],
  ['email', 'info@नीरज.example', 'info@नीरज.example'],
  ['email', 'r&d@acme.example', 'r&d@acme.example'],
  ['email', 'sales/emea@acme.example', 'sales/emea@acme.example'],
  ['email', "o'brien+demo_1@sub.acme.example", "o'brien+demo_1@sub.acme.example"],
  ['email', 'jane.@docomo.ne.jp', 'jane.@docomo.ne.jp'],
  ['email', ' ', errors.emailMissing],
  ['email', 'jane', errors.emailWrong],
  ['email', 'jane@acme', errors.emailWrong],
  ['email', 'ja ne@acme.example', errors.emailWrong],
  ['email', 'jane@acme.example@acme.example', errors.emailWrong],
  ['email', 'jane@-acme.example', errors.emailWrong],
  ['email', 'jane@acme-.example', errors.emailWrong],
  ['email', 'jane@acme.e', errors.emailWrong],
  ['email', 'jane@acme.42', errors.emailWrong],
  ['email', 'jané@acme.example', errors.emailWrong],
  ['email', 'jane?@acme.example', errors.emailWrong],
  ['email', 'jane%@acme.example', errors.emailWrong],
  ['email', 'jane@acme..example', errors.emailWrong],
  ['email', 'jane@10.0.0.1', errors.emailWrong],
  ['email', 'jane@acme.example\nbcc: all@acme.example', errors.emailWrong],
  ['email', 'a?bcc=x%40y.example&subject=x@acme.example', errors.emailWrong],
  // One Cyrillic or Greek letter among Latin ones.
  ['email', 'jane@h\u0430rbour.example', errors.emailWrong],
  ['email', 'jane@harb\u043e.example', errors.emailWrong],
  ['email', 'jane@\u03bfcean.example', errors.emailWrong],
  ['email', `${'a'.repeat(242)}@acme.example`, errors.emailLong(254)],

  ['phone', '+1 (415) 555-0100', '+14155550100'],
  ['phone', 'Tel. +49 (0)30 1234-5678', '+493012345678'],
  ['phone', '+49 30/12345678', '+493012345678'],
  ['phone', '1415(0)5550100', '141505550100'],
  ['phone', '+44 20 7946\u22120958', '+442079460958'],
  ['phone', '\u202a+44\u00a020 7946\u20110958\u202c', '+442079460958'],
  ['phone', '＋４４ ２０ ７９４６ ０９５８', '+442079460958'],
  ['phone', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  // No country is guessed: in Shanghai and in Kolkata these are numbers without one.
  ['phone', '13800138000', '13800138000'],
  ['phone', '8123456789', '8123456789'],
  ['phone', '٠٥٠١٢٣٤٥٦٧', errors.phoneWrong],
  ['phone', '۰۹۱۲۱۲۳۴۵۶۷', errors.phoneWrong],
  ['phone', '०९८७६५४३२१०', errors.phoneWrong],
  ['phone', '0049 30 12345678', errors.phoneWrong],
  ['phone', '+44 20 7946 0958 ext. 89', '+442079460958 ext. 89'],
  ['phone', '+44 20 7946 0958x89', '+442079460958 x89'],
  ['phone', '+44 20 7946 0958 #89', '+442079460958 #89'],
  ['phone', '+44 20 7946 0958 extension 89', '+442079460958 extension 89'],
  ['phone', '+44 20 7946 0958;ext=89', '+442079460958;ext=89'],
  ['phone', '+44 20 7946 0958 x12345678', errors.phoneWrong],
  ['phone', '+44 20 7946 0958 x89 x90', errors.phoneWrong],
  ['phone', '+44 7700 900123 (my  mobile)', '+447700900123 (my mobile)'],
  ['phone', '+49 171 1234567, +49 30 123456', errors.phoneWrong],
  ['phone', '+49 171 1234567/+49 30 123456', errors.phoneWrong],
  ['phone', '+49 171 1234567/68', errors.phoneWrong],
  ['phone', '+44 7700 900123 (WhatsApp 24 7)', errors.phoneWrong],
  ['phone', '12345678901234567890', errors.phoneWrong],
  ['phone', `+44 7700 900123 ${'mobile '.repeat(9)}`, errors.phoneWrong],
  ['phone', '1 800 FLOWERS', errors.phoneShort],
  ['phone', 'call me', errors.phoneShort],

  ['purpose', ' 24/7,\r\n<b>crews</b> ', '24/7,\n<b>crews</b>'],
  ['purpose', 'Crews\rand\tdepots\u0007\u202e', 'Crews\nand\tdepots'],
  ['purpose', 'Crews and \ud83d', 'Crews and \ufffd'],
  ['purpose', 'Crews', errors.purposeShort],
  ['purpose', '🙂'.repeat(5), errors.purposeShort],
  ['purpose', '\u00ad'.repeat(50), errors.purposeShort],
])('%s %j: %j', (field, typed, expected) => {
  expect(enter(field, typed)).toBe(expected);
});

test.each([
  ['+49 (0)30 1234-5678', '+493012345678'],
  ['+44 7700 900123 (WhatsApp 24 7)', '+447700900123 (WhatsApp 24 7)'],
  ['+49 171 1234567, +49 30 123456', '+491711234567, +49 30 123456'],
  ['+44 20 7946 0958 ext 89', '+442079460958 ext 89'],
])('phone %j typed key by key is that of a paste: %j', (typed, expected) => {
  expect(Array.from(typed).reduce((before, key) => cleanPhone(before + key), '')).toBe(expected);
  expect(cleanPhone(typed)).toBe(expected);
});

test.each([
  ['+442079460958 ext 89', '442079460958'],
  ['+442079460958', '442079460958'],
  ['', ''],
])('of the phone number %j %j is stored as its digits', (phone, digits) => {
  expect(getPhoneDigits(phone)).toBe(digits);
});

test('cleaning a field twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Name>('name', 'email', 'phone', 'purpose'),
      fc.string({ unit: 'binary' }),
      (field, typed) => {
        const cleaned = cleaners[field](typed);
        expect(cleaners[field](cleaned)).toBe(cleaned);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a name loses what its reader sees, or only invisible characters', () => {
  expect(["O'Brien", 'Ann3', '4'].every(losesVisible)).toBe(true);
  expect(['Ann', 'नी\u200dरज', '\u202aAnn\u00ad'].some(losesVisible)).toBe(false);
});

test('the digits of a code may be of any script', () => {
  expect(foldDigits('１２３４ ٥٦٧٨ 𝟡')).toBe('1234 5678 9');
});

test('an address is compared by its ASCII domain', () => {
  expect(toAsciiEmail('info@müller.example')).toBe('info@xn--mller-kva.example');
  expect(toAsciiEmail('info@xn--mller-kva.example')).toBe('info@xn--mller-kva.example');
  expect(toAsciiEmail('not an address')).toBe('not an address');
});

describe('on the account pages', () => {
  const password = 'a long password';

  test.each([
    ['\u202aJane@ACME.example\u00a0', 'jane@acme.example'],
    ['taro＠example.co.jp', 'taro@example.co.jp'],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['r&d@acme.example', 'r&d@acme.example'],
  ])('%j is the address %j', (email, expected) => {
    expect(readCredentials({ email, password })).toEqual({ email: expected, password });
    expect(readAddress({ email })).toEqual({ email: expected, sentAt: null });
  });

  test.each(['ja ne@acme.example', 'jane@acme', 'jane@a@acme.example'])('%j is refused', (email) => {
    expect(readCredentials({ email, password })).toBe(errors.emailForm);
    expect(readCredentials({ email, password }, 'Wrong')).toBe('Wrong');
  });

  test.each([
    ['a'.repeat(72), true],
    ['a'.repeat(73), false],
    ['é'.repeat(36), true],
    ['é'.repeat(37), false],
  ])('a password of at most 72 bytes is taken: %j', (long, isTaken) => {
    const { email } = right;
    const expected = isTaken ? { email, password: long } : authMessages.passwordLong;
    expect(readCredentials({ email, password: long })).toEqual(expected);
  });
});
