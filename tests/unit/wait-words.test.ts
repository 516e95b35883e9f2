import { limits } from '@/content/words/limits';
import { tooMany, tryAgain } from '@/lib/security/wait-words';

test.each([
  [1, limits.inAMinute],
  [60, limits.inAMinute],
  [61, limits.inMinutes(2)],
  [59 * 60, limits.inMinutes(59)],
  [59 * 60 + 1, limits.inAnHour],
  [3600, limits.inAnHour],
])('after %d seconds: %s', (seconds, words) => {
  expect(tryAgain(seconds)).toBe(words);
  expect(tooMany(seconds)).toBe(`${limits.tooMany} ${words}`);
});
