import { safeNext } from '@/lib/auth/safe-next';

test.each(['/', '/products/intellireach', '/case-studies?tag=x#results', '/Interlane-WAF2025'])(
  '%s stays',
  (path) => {
    expect(safeNext(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  7,
  '',
  'products',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/%09//evil.example/..//',
  'javascript:alert(1)',
  '/auth',
  '/auth/reset?next=/auth',
  '/AUTH?next=/',
])('%j goes home', (path) => {
  expect(new URL(safeNext(path), 'https://site.example').origin).toBe('https://site.example');
  expect(safeNext(path)).toMatch(/^\/(?![/\\])/);
  if (typeof path !== 'string' || !path.startsWith('/%09')) expect(safeNext(path)).toBe('/');
});
