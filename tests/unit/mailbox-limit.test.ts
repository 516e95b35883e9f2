import { limitMails } from '@/supabase/local/mailbox-limit';

test('any second has room for so many, and what is refused takes none of it', () => {
  const clock = { now: 0 };
  const limit = limitMails(2, () => clock.now);
  const at = (now: number) => {
    clock.now = now;
    return limit.take();
  };
  expect([at(0), at(900), at(900), at(999)]).toEqual([0, 0, 100, 1]);
  // Not two more at the turn of a second: 900 ms is less than a second ago.
  expect([at(1000), at(1001), at(1900)]).toEqual([0, 899, 0]);
  expect(limit.refused()).toBe(3);
});
