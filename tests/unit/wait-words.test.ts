import { tooMany, tryAgain } from '@/lib/security/wait-words';

test.each([
  [1, 'Try again in a minute.'],
  [60, 'Try again in a minute.'],
  [61, 'Try again in 2 minutes.'],
  [59 * 60, 'Try again in 59 minutes.'],
  [59 * 60 + 1, 'Try again in an hour.'],
  [3600, 'Try again in an hour.'],
])('after %d seconds: %s', (seconds, words) => {
  expect(tryAgain(seconds)).toBe(words);
  expect(tooMany(seconds)).toBe(`Too many attempts. ${words}`);
});
