import fc from 'fast-check';
import { phoneWords } from '@/content/words/demo-phone';
import { cleanPhone } from '@/lib/demo/input';
import { countryName, guessCountry, readPhone } from '@/lib/demo/phone';

describe('a phone number is read', () => {
  test.each([
    ['Tel. +49 (0)30 123 456-78', 'US', '+493012345678'],
    ['+44 (0) 20 7946 0958', 'US', '+442079460958'],
    ['011 44 20 7946 0958', 'US', '+442079460958'],
    ['020 7946 0958 ext. 12', 'GB', '+442079460958;ext=12'],
    ['tel:+44-20-7946-0958;ext=5', undefined, '+442079460958;ext=5'],
    ['01712345678', 'DE', '+491712345678'],
    // Its country code is that of the country, though a plus is missing.
    ['4915112345678', 'US', '+4915112345678'],
    // Here the zero is dialed.
    ['+39 (0)6 1234567', 'US', '+39061234567'],
    // Reserved for films: the right length is enough.
    ['+44 7700 900142', undefined, '+447700900142'],
    ['\uff0b44 20 7946 0958', undefined, '+442079460958'],
  ])('%j in %s is %s', (typed, country, dial) => {
    expect(readPhone(typed, country)).toMatchObject({ dial, phone: dial.replace(/;.*/, '') });
  });

  const us = countryName('US');
  test.each([
    ['020 7946 0958', 'US', phoneWords.otherForm(us)],
    ['01712345678', undefined, phoneWords.noCode],
    ['1234567890', 'US', phoneWords.otherForm(us)],
    ['415555', 'US', phoneWords.tooShort(us)],
    ['+999 1234567890', 'US', phoneWords.unknownCode],
    ['+49 30 1234 5678 1234 567', undefined, phoneWords.tooLong(countryName('DE'))],
    ['+1 415 555', undefined, phoneWords.tooShort('+1')],
    ['020 7946 0958 x 123456789', 'GB', phoneWords.longExtension],
    ['', 'US', ''],
  ])('%j in %s is not, and says why: %s', (typed, country, says) => {
    expect(readPhone(typed, country)).toMatchObject({ dial: null, says });
  });

  test('says how it is dialed where that is not what was typed', () => {
    expect(readPhone('020 7946 0958 ext. 12', 'GB').says).toBe(
      phoneWords.dials(phoneWords.extension('+44 20 7946 0958', '12'), countryName('GB')),
    );
    expect(readPhone('+44 20 7946 0958', 'US').says).toBe('');
  });

  test('AT-74: whatever is typed, in whatever country, is read or not, and never another number', () => {
    const part = fc.constantFrom(...'+ 00 0 (0) - Tel. ext ;ext= x 44 ٣ \u202e 😀'.split(' '), ' ');
    const typed = fc
      .array(fc.oneof(part, fc.nat(99_999_999).map(String), fc.string()), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, fc.constantFrom('US', 'DE', 'IT', 'XX', '__proto__', undefined), (text, country) => {
        const { phone, dial } = readPhone(cleanPhone(text), country);
        if (dial === null) return;
        expect(dial).toMatch(/^\+[1-9]\d{6,14}(;ext=\d{1,7})?$/);
        expect(dial.replace(/;.*/, '')).toBe(phone);
        // Read again, it is the same: the server does so.
        expect(readPhone(dial).dial).toBe(dial);
      }),
    );
  });
});

test('a visitor is likely to dial in a country of their languages', () => {
  const likely = [['*', 'de', 'en-US'], ['en-GB'], ['es-419', 'en'], ['not a language'], []].map(
    guessCountry,
  );
  expect(likely).toEqual(['DE', 'GB', 'US', undefined, undefined]);
});
