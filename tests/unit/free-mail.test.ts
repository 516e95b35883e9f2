import { companyOf } from '@/lib/dashboard/free-mail';

test('an address of a company names it, one that anybody may have does not', () => {
  expect(companyOf('ada@harbour.example')).toBe('harbour.example');
  expect(companyOf('ada@gmail.com')).toBeUndefined();
  expect(companyOf('')).toBeUndefined();
});
