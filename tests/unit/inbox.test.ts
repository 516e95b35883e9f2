import { inboxWords } from '@/content/words/inbox';
import { clockOf } from '@/lib/content/inbox';

describe('the clock of what waits', () => {
  const case_ = { since: '14:02:15', seconds: 120 };

  it('counts from when it was asked', () => {
    expect(clockOf(case_, '14:02:58')).toEqual({
      left: 77,
      share: 77 / 120,
      end: '14:04:15',
      isTomorrow: false,
    });
  });

  it('stands at nothing once the time is over', () => {
    expect(clockOf(case_, '14:10:00').left).toBe(0);
  });

  it('knows the end of the day', () => {
    expect(clockOf({ since: '09:12:05', seconds: 86_400 }, '14:02:58')).toMatchObject({
      end: '09:12:05',
      isTomorrow: true,
    });
  });
});

it('what is left is said as exactly as it matters', () => {
  expect([9, 77, 299, 300, 3599, 3600, 12_522].map(inboxWords.span)).toEqual([
    '0:09',
    '1:17',
    '4:59',
    '5 min',
    '59 min',
    '1 h 0 min',
    '3 h 28 min',
  ]);
});
