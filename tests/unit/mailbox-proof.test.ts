import { provesMailbox } from '@/lib/auth/mailbox-proof';

const now = 1_800_000_000;
const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const since = (method: string, seconds: number) => token({ amr: [{ method, timestamp: now - seconds }] });

test('AT-51: a mailed link proves the mailbox for ten minutes', () => {
  expect(provesMailbox(since('otp', 0), now)).toBe(true);
  expect(provesMailbox(since('otp', 599), now)).toBe(true);
  expect(provesMailbox(since('otp', 600), now)).toBe(false);
});

test('AT-51: a password, a second factor or nothing at all does not', () => {
  for (const method of ['password', 'totp', 'oauth', 'anonymous', 'token_refresh'])
    expect(provesMailbox(since(method, 0), now)).toBe(false);
  for (const odd of [
    '',
    'x',
    'a.b.c',
    token(null),
    token({}),
    token({ amr: 'otp' }),
    token({ amr: ['otp'] }),
  ])
    expect(provesMailbox(odd, now)).toBe(false);
  const both = {
    amr: [
      { method: 'password', timestamp: now },
      { method: 'otp', timestamp: now - 700 },
    ],
  };
  expect(provesMailbox(token(both), now)).toBe(false);
});
