import { render } from '@testing-library/react';
import { fillKeptEmail, keepEmail } from '@/components/auth/kept-email';

const PAGE = '/auth?tab=sign-in&next=%2F';

function form(email = '', type = 'email') {
  const { container } = render(
    <form>
      <input name="email" type={type} defaultValue={email} aria-label="Email" />
      <input name="password" type="password" defaultValue="a-long-enough-password" aria-label="Password" />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}
const emailIn = (element: HTMLFormElement) => new FormData(element).get('email');

beforeEach(() => sessionStorage.clear());

test('the address is there on the next page, once, and no password is kept', () => {
  keepEmail(PAGE, form('amara@northwind-rail.example'));
  expect(sessionStorage).toHaveLength(1);
  expect(sessionStorage.getItem('kept-email')).not.toContain('password');
  const next = form();
  fillKeptEmail(PAGE, next);
  expect(emailIn(next)).toBe('amara@northwind-rail.example');
  const later = form();
  fillKeptEmail(PAGE, later);
  expect(emailIn(later)).toBe('');
});

test('another form does not get it, and what stands in one stays', () => {
  keepEmail(PAGE, form('amara@northwind-rail.example'));
  const other = form();
  fillKeptEmail('/auth/reset', other);
  expect(emailIn(other)).toBe('');
  const filled = form('ben@northwind-rail.example');
  fillKeptEmail(PAGE, filled);
  expect(emailIn(filled)).toBe('ben@northwind-rail.example');
});

test('an address that nobody typed is neither kept nor changed', () => {
  keepEmail(PAGE, form('amara@northwind-rail.example', 'hidden'));
  expect(sessionStorage).toHaveLength(0);
  keepEmail(PAGE, form(''));
  expect(sessionStorage).toHaveLength(0);
});

test('without storage, and with nonsense in it, the form is as it was', () => {
  sessionStorage.setItem('kept-email', '{');
  const element = form();
  fillKeptEmail(PAGE, element);
  expect(emailIn(element)).toBe('');
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepEmail(PAGE, form('amara@northwind-rail.example'))).not.toThrow();
  denied.mockRestore();
});

test('the address of this tab’s demo request is there, where no other was kept', () => {
  sessionStorage.setItem('demo-draft', JSON.stringify({ values: { email: 'amara@northwind-rail.example' } }));
  const element = form();
  fillKeptEmail(PAGE, element);
  expect(emailIn(element)).toBe('amara@northwind-rail.example');
  const filled = form('ben@northwind-rail.example');
  fillKeptEmail(PAGE, filled);
  expect(emailIn(filled)).toBe('ben@northwind-rail.example');
});
