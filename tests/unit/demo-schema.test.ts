import { demoFieldMessages } from '@/content/messages/demo';
import { fieldFaults } from '@/content/messages/errors';
import { emptyValues, fields } from '@/lib/demo/fields';
import { buildFieldSchema, demoRequestSchema, getFieldErrors } from '@/lib/demo/schema';

const person = { name: 'Amara Nwosu', email: 'amara@northwind-rail.example', phone: '+447700900142' };
const valid = { ...emptyValues, ...person, purpose: 'Replan crews when a line closes.' };

const firstMessage = (change: Partial<typeof valid>) =>
  demoRequestSchema.safeParse({ ...valid, ...change }).error?.issues[0]?.message;

test.each([
  [{ name: '' }, demoFieldMessages.name.errors.short],
  [{ name: ' J ' }, demoFieldMessages.name.errors.short],
  [{ name: '𝒥' }, demoFieldMessages.name.errors.short],
  [{ name: 'J4ne' }, demoFieldMessages.name.errors.letters],
  [{ name: "O'Brien" }, demoFieldMessages.name.errors.letters],
  [{ email: '' }, demoFieldMessages.email.errors.missing],
  [{ email: 'jane' }, demoFieldMessages.email.errors.wrong],
  [{ email: 'jane@acme' }, demoFieldMessages.email.errors.wrong],
  [{ phone: '' }, demoFieldMessages.phone.errors.short],
  [{ phone: '+123456789' }, demoFieldMessages.phone.errors.short],
  [{ phone: '0123456789' }, demoFieldMessages.phone.errors.wrong],
  [{ phone: '12345678901234567' }, demoFieldMessages.phone.errors.wrong],
  [{ phone: '415-555-0100 x' }, demoFieldMessages.phone.errors.wrong],
  [{ purpose: 'Crews' }, demoFieldMessages.purpose.errors.short],
  [{ purpose: '          ' }, demoFieldMessages.purpose.errors.short],
  [{ name: 'a'.repeat(121) }, demoFieldMessages.name.tooLong(120)],
  [{ purpose: 'a'.repeat(2001) }, demoFieldMessages.purpose.tooLong(2000)],
])('The schema of a demo request rejects %j: %s', (change, message) => {
  expect(firstMessage(change)).toBe(message);
});

test('The schema of a demo request accepts a name in any script, and a phone number of ten to sixteen digits', () => {
  expect(demoRequestSchema.parse(valid)).toEqual(valid);
  for (const name of ['José Ñúñez', '李雷', 'Ольга Мельник', 'مريم', 'नीरज', 'Ấn Đỗ'])
    expect(firstMessage({ name })).toBeUndefined();
  for (const phone of ['1234567890', '+1234567890123456', '415-555-0100'])
    expect(firstMessage({ phone })).toBeUndefined();
});

const tooShort = demoFieldMessages.name.errors.short;
const tooLittle = demoFieldMessages.purpose.errors.short;
test.each([
  [{ name: '\u3164\u3164' }, tooShort],
  [{ name: 'J\u3164' }, tooShort],
  [{ name: 'J \ufe0f' }, tooShort],
  [{ name: '\u{13441}\u{13442}' }, tooShort],
  [{ purpose: '\u00ad'.repeat(50) }, tooLittle],
  [{ purpose: '\u{e0041}'.repeat(50) }, tooLittle],
  [{ purpose: '\u2800'.repeat(50) }, tooLittle],
  [{ purpose: '\ufffc'.repeat(50) }, tooLittle],
  [{ purpose: `\u00ad${' '.repeat(50)}\u00ad` }, tooLittle],
  [{ purpose: `Crew\u00ad\u200d\u2800\u3164\ufff9\u00a0` }, tooLittle],
])('AT-58: The schema of a demo request does not count invisible characters: %j', (change, message) => {
  expect(firstMessage(change)).toBe(message);
});

test.each([
  ['name', '\u1112\u1161\u11ab \u115f\u1161'],
  ['name', '\u845b\u{e0100}\u98fe'],
  ['purpose', 'A family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f of products.'],
  ['purpose', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u0628\u0628\u06cc\u0646\u0645'],
  ['purpose', 'In England \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.'],
  ['purpose', 'Braille: \u2801\u2800\u2803, please.'],
] as const)(
  'The schema of a demo request keeps invisible characters where they have a use: %s %j',
  (field, text) => {
    expect(demoRequestSchema.parse({ ...valid, [field]: text })[field]).toBe(text.normalize('NFC'));
  },
);

test('The schema of a demo request normalizes a text: composed, single spaces, no control or direction characters', () => {
  const parsed = demoRequestSchema.parse({
    ...valid,
    name: '  Jose\u0301   Ruiz ',
    email: ' Jane@ACME.example ',
    purpose: '\u061cLine one\r\nline two\u0000\u202E,\u061c hidden\u200B.  ',
  });
  expect(parsed).toMatchObject({ name: 'José Ruiz', email: 'jane@acme.example' });
  expect(parsed.purpose).toBe('Line one\nline two, hidden.');
});

test('The schema of a demo request reports the first of several errors in a field, and none in a right field', () => {
  const { error } = demoRequestSchema.safeParse({ ...valid, name: '1', phone: '0' });
  expect(error && getFieldErrors(error)).toEqual({
    name: demoFieldMessages.name.errors.short,
    phone: demoFieldMessages.phone.errors.short,
  });
});

test('The schema of a demo request has a general message where a field has none of its own', () => {
  const findError = (change: object) => {
    const { error } = demoRequestSchema.safeParse({ ...valid, ...change });
    return error && getFieldErrors(error);
  };
  expect(findError({ name: undefined })).toEqual({ name: fieldFaults.required });
  expect(findError({ name: 7 })).toEqual({ name: fieldFaults.invalid });
  jest.replaceProperty(fields.purpose, 'rules', {} as typeof fields.purpose.rules);
  const { error } = buildFieldSchema('purpose').safeParse(' ');
  jest.restoreAllMocks();
  expect(error?.issues.map(({ message }) => message)).toEqual([fieldFaults.required]);
});

test('The schema of a demo request needs a complete request', () => {
  for (const input of [null, 'text', [], person, { ...valid, name: 7 }])
    expect(demoRequestSchema.safeParse(input).success).toBe(false);
});
