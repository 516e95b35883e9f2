import { authMessages } from '@/content/words/auth';
import { readAddress, readCredentials, readPassword } from '@/lib/auth/form';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const email = 'amara@northwind.example';
const long = 'x'.repeat(1001);
const incomplete = authMessages.incomplete;

describe('a form that passed the browser unchecked', () => {
  it.each([
    ['nothing', {}],
    ['two empty fields', { email: '', password: '' }],
    ['no password', { email, password: '' }],
    ['no address', { email: '  ', password: 'secret' }],
    ['no address and an absurd password', { password: long }],
  ])('is told what it lacks: %s', (_, fields: Record<string, string>) =>
    expect(readCredentials(form(fields), 'Wrong')).toBe(incomplete),
  );

  it('is refused like any other when a field is absurd', () =>
    expect(readCredentials(form({ email, password: long }), 'Wrong')).toBe('Wrong'));

  it('is told so by the forms with one field, too', () => {
    expect(readAddress(form({}))).toBe(authMessages.emailMissing);
    expect(readPassword(form({ password: '' }))).toBe(authMessages.passwordMissing);
    expect(readAddress(null)).toBe(authMessages.emailMissing);
  });
});

it('is read: the address without blanks around it, the password as it is', () =>
  expect(readCredentials(form({ email: ` ${email} `, password: ' a b ' }))).toEqual({
    email,
    password: ' a b ',
  }));
