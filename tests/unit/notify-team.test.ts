import { createClient } from '@supabase/supabase-js';
import { notifyTeam } from '@/lib/demo/notify-team';
import type { Supabase } from '@/lib/supabase/server';

jest.mock('@/lib/log/request-id', () => ({
  getRequestId: () => Promise.resolve(null),
  REQUEST_ID: 'x-request-id',
}));
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));

test.each([
  ['has sent the mail', 200, true],
  ['waits for the mail service', 202, true],
  ['was refused by the mail service', 502, false],
  ['knows that an earlier attempt was refused', 503, false],
  ['fails', 500, false],
  ['does not answer', 0, false],
])('When the function %s (%d), the team is notified: %j', async (_, status, isNotified) => {
  const fetch = () =>
    status === 0
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(Response.json({}, { status }));
  const supabase = createClient('http://backend.example', 'key', { global: { fetch } });
  expect(await notifyTeam(supabase as unknown as Supabase, { id: '1' })).toBe(isNotified);
});
