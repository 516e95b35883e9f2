import fc from 'fast-check';
import { authMessages } from '@/content/messages/auth';
import { demoFieldMessages } from '@/content/messages/demo';
import { addressSchema, credentialsSchema, explainIssues } from '@/lib/auth/read-form';
import { type DemoField, emptyValues, fieldNames, fields } from '@/lib/demo/fields';
import { demoRequestSchema, getFieldErrors } from '@/lib/demo/schema';
import { foldDigits, cleanPhone, losesVisible, toAsciiEmail } from '@/lib/input-rules';

const right = {
  ...emptyValues,
  name: 'Amara Nwosu',
  email: 'amara@northwind.example',
  phone: '+447700900142',
  purpose: 'Replan crews when a line closes.',
};

/** Cleans what is typed into one field and checks it: returns the stored value, or the message beneath the field. */
function enter(field: DemoField, typed: string): string | undefined {
  const cleaned = fields[field].clean(typed);
  const { data, error } = demoRequestSchema.safeParse({ ...right, [field]: cleaned });
  return data ? data[field] : getFieldErrors(error)[field];
}

// Each row has a field, what is typed or pasted, and what is stored or reported.
test.each<[DemoField, string, string]>([
  ['name', 'José4 李雷! Ольга🙂-_', 'José 李雷 Ольга'],
  ['name', "O'Brien", 'OBrien'],
  ['name', 'नी\u200dरज', 'नीरज'],
  ['name', '  Jose\u0301   Ruiz ', 'José Ruiz'],
  ['name', 'J', demoFieldMessages.name.errors.short],
  ['name', '4711', demoFieldMessages.name.errors.short],
  // Fillers are letters that nobody sees.
  ['name', '\u3164\u3164', demoFieldMessages.name.errors.short],
  ['name', 'a'.repeat(121), demoFieldMessages.name.tooLong(120)],

  ['email', '  Jane.Doe@ACME.example ', 'jane.doe@acme.example'],
  ['email', '\u202ajane@acme.example\u202c', 'jane@acme.example'],
  ['email', 'ja\u0003ne@ac\ufffcme.ex\u2800ample', 'jane@acme.example'],
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
  ['email', ' ', demoFieldMessages.email.errors.missing],
  ['email', 'jane', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@acme', demoFieldMessages.email.errors.wrong],
  ['email', 'ja ne@acme.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@acme.example@acme.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@-acme.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@acme-.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@acme.e', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@acme.42', demoFieldMessages.email.errors.wrong],
  ['email', 'jané@acme.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane?@acme.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane%@acme.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@acme..example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@10.0.0.1', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@acme.example\nbcc: all@acme.example', demoFieldMessages.email.errors.wrong],
  ['email', 'a?bcc=x%40y.example&subject=x@acme.example', demoFieldMessages.email.errors.wrong],
  // One Cyrillic or Greek letter among Latin ones.
  ['email', 'jane@h\u0430rbour.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@harb\u043e.example', demoFieldMessages.email.errors.wrong],
  ['email', 'jane@\u03bfcean.example', demoFieldMessages.email.errors.wrong],
  ['email', `${'a'.repeat(242)}@acme.example`, demoFieldMessages.email.tooLong(254)],

  // Separators stay as typed; the digits are stored beside it.
  ['phone', ' +1 (415) 555-0100 ', '+1 (415) 555-0100'],
  ['phone', '(+1) 415/555.0100', '(+1) 415/555.0100'],
  ['phone', '+49 (0)30 1234-5678', '+49 (0)30 1234-5678'],
  ['phone', '+49 171 1234567/68', '+49 171 1234567/68'],
  ['phone', '+44 20 7946\u22120958', '+44 20 7946\u22120958'],
  ['phone', '\u202a+44\u00a020\t7946\u20110958\u202c', '+44 20 7946\u20110958'],
  ['phone', '+44\u000320\ufffc7946\u28000958', '+442079460958'],
  ['phone', '＋４４ ２０ ７９４６ ０９５８', '+44 20 7946 0958'],
  ['phone', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
  // No country is guessed: in Shanghai and in Kolkata these are numbers without one.
  ['phone', '13800138000', '13800138000'],
  ['phone', '8123456789', '8123456789'],
  ['phone', '٠٥٠١٢٣٤٥٦٧', demoFieldMessages.phone.errors.wrong],
  ['phone', '(020) 7946 0958', demoFieldMessages.phone.errors.wrong],
  ['phone', '0049 30 12345678', demoFieldMessages.phone.errors.wrong],
  ['phone', '++14155550100', demoFieldMessages.phone.errors.wrong],
  ['phone', '1+4155550100', demoFieldMessages.phone.errors.wrong],
  ['phone', '12345678901234567', demoFieldMessages.phone.errors.wrong],
  // Letters, extensions and second numbers are rejected: what is left would be another number.
  ['phone', '4155550100 call me', demoFieldMessages.phone.errors.wrong],
  ['phone', 'Tel. +49 30 12345678', demoFieldMessages.phone.errors.wrong],
  ['phone', '+14155550100 x', demoFieldMessages.phone.errors.wrong],
  ['phone', '+14155550100 ext 12', demoFieldMessages.phone.errors.wrong],
  ['phone', '+442079460958;ext=89', demoFieldMessages.phone.errors.wrong],
  ['phone', '+442079460958,,89', demoFieldMessages.phone.errors.wrong],
  ['phone', '+49 171 1234567, +49 30 123456', demoFieldMessages.phone.errors.wrong],
  ['phone', `+44 7700 900123${' '.repeat(50)}1`, demoFieldMessages.phone.errors.wrong],
  ['phone', '1 800 FLOWERS', demoFieldMessages.phone.errors.short],
  ['phone', 'call me', demoFieldMessages.phone.errors.short],

  ['purpose', ' 24/7,\r\n<b>crews</b> ', '24/7,\n<b>crews</b>'],
  ['purpose', 'Crews\rand\tdepots\u0007\u202e', 'Crews\nand\tdepots'],
  ['purpose', 'Crews and \ud83d', 'Crews and \ufffd'],
  ['purpose', 'Crews', demoFieldMessages.purpose.errors.short],
  ['purpose', '🙂'.repeat(5), demoFieldMessages.purpose.errors.short],
  ['purpose', '\u00ad'.repeat(50), demoFieldMessages.purpose.errors.short],
])('The field %s turns %j into %j, or says so', (field, typed, expected) => {
  expect(enter(field, typed)).toBe(expected);
});

test.each(['+49 (0)30 1234-5678', '+44 7700 900123 (24/7)', '+1 415.555'])(
  'The phone number %j stays as it is typed, key by key',
  (typed) => {
    expect(Array.from(typed).reduce((before, key) => cleanPhone(before + key), '')).toBe(typed);
  },
);

test.each([
  ['+44 (0)20-7946 0958', '4402079460958'],
  ['442079460958', '442079460958'],
])('The phone number %j is stored as the digits %j and as it was typed', (phone, digits) => {
  expect(fields.phone.store(phone)).toEqual({ phone: digits, phone_typed: phone === digits ? null : phone });
});

test('Cleaning a field twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), fc.string({ unit: 'binary' }), (field, typed) => {
      const cleaned = fields[field].clean(typed);
      expect(fields[field].clean(cleaned)).toBe(cleaned);
    }),
    { numRuns: 1000 },
  );
});

test('A name that loses visible characters differs from one that loses invisible ones', () => {
  expect(["O'Brien", 'Ann3', '4'].every(losesVisible)).toBe(true);
  expect(['Ann', 'नी\u200dरज', '\u202aAnn\u00ad', '\u0003A\ufffcnn\u2800'].some(losesVisible)).toBe(false);
});

test('The digits of a code may be of any script', () => {
  expect(foldDigits('１２３４ ٥٦٧٨ 𝟡')).toBe('1234 5678 9');
});

test('An address is compared by its ASCII domain', () => {
  expect(toAsciiEmail('info@müller.example')).toBe('info@xn--mller-kva.example');
  expect(toAsciiEmail('info@xn--mller-kva.example')).toBe('info@xn--mller-kva.example');
  expect(toAsciiEmail('not an address')).toBe('not an address');
});

/** Returns the credentials of a form, or the message about it. */
function readCredentials(form: object, invalid?: string) {
  const { data, error } = credentialsSchema.safeParse(form);
  return data ?? explainIssues(error, 'missing', invalid);
}

const password = 'a long password';

test.each([
  ['\u202aJane@ACME.example\u00a0', 'jane@acme.example'],
  ['taro＠example.co.jp', 'taro@example.co.jp'],
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['r&d@acme.example', 'r&d@acme.example'],
])('On the account pages, %j is the address %j', (email, expected) => {
  expect(readCredentials({ email, password })).toEqual({ email: expected, password });
  expect(addressSchema.parse({ email })).toEqual({ email: expected, sentAt: null });
});

test.each(['ja ne@acme.example', 'jane@acme', 'jane@a@acme.example'])(
  'On the account pages, %j is rejected as an address',
  (email) => {
    expect(readCredentials({ email, password })).toBe(demoFieldMessages.email.errors.form);
    expect(readCredentials({ email, password }, 'Wrong')).toBe('Wrong');
  },
);

test.each([
  ['a'.repeat(72), true],
  ['a'.repeat(73), false],
  ['é'.repeat(36), true],
  ['é'.repeat(37), false],
])('On the account pages, a password of at most 72 bytes is accepted: %j', (long, isTaken) => {
  const { email } = right;
  const expected = isTaken ? { email, password: long } : authMessages.passwordLong;
  expect(readCredentials({ email, password: long })).toEqual(expected);
});
