import { readEnv } from '@/supabase/functions/send-demo-email/env';

const complete: Record<string, string> = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  SUPABASE_SECRET_KEY: 'sb_secret_1',
  MAIL_API_URL: 'https://api.resend.com',
  MAIL_API_KEY: 're_secret_value',
  MAIL_FROM: 'Interlane <requests@interlane.example>',
  NOTIFY_TO: 'sales@interlane.example, second@interlane.example',
  SITE_URL: 'https://interlane.example',
};
const read = (changes: Record<string, string | undefined>) => {
  const values = { ...complete, ...changes };
  return () => readEnv((name) => values[name]);
};

describe('the configuration of the edge function', () => {
  test('takes several addresses to notify', () => {
    expect(read({})().NOTIFY_TO).toEqual(['sales@interlane.example', 'second@interlane.example']);
  });

  test('keeps to five mails a second unless it is told otherwise', () => {
    expect(read({})().MAIL_PER_SECOND).toBe(5);
    expect(read({ MAIL_PER_SECOND: '0.5' })().MAIL_PER_SECOND).toBe(0.5);
    for (const wrong of ['', '0', '-1', 'many', '1001'])
      expect(read({ MAIL_PER_SECOND: wrong })).toThrow(/MAIL_PER_SECOND$/);
  });

  test('sends receipts when it is told to', () => {
    expect(read({})().RECEIPTS).toBe('off');
    expect(read({ RECEIPTS: 'on' })().RECEIPTS).toBe('on');
    expect(read({ RECEIPTS: 'yes' })).toThrow(/RECEIPTS$/);
  });

  test('AT-81: a malformed list of webhooks is named, and none of it shown', () => {
    expect(read({})().WEBHOOKS).toEqual([]);
    expect(read({ WEBHOOKS: 'https://crm.example/hidden whsec_hidden' })).toThrow(
      /^Missing or malformed environment variables: WEBHOOKS$/,
    );
    // Only the embedded backend has a receiver without TLS.
    for (const origin of ['http://10.0.0.1:80', 'https://127.0.0.1:80', 'http://127.0.0.1'])
      expect(read({ WEBHOOK_TEST_ORIGIN: origin })).toThrow(/WEBHOOK_TEST_ORIGIN$/);
  });

  test.each(Object.keys(complete).filter((name) => !name.endsWith('_KEY') || name === 'MAIL_API_KEY'))(
    'names a missing %s and shows no value',
    (name) => {
      expect(read({ [name]: undefined })).toThrow(`Missing or malformed environment variables: ${name}`);
    },
  );

  test('shows no value of what is malformed', () => {
    expect(read({ MAIL_FROM: 'a@b.example\r\nBcc: secret@c.example' })).toThrow(/MAIL_FROM$/);
  });

  test('uses the keys that the hosted platform injects', () => {
    const env = read({
      SUPABASE_PUBLISHABLE_KEY: undefined,
      SUPABASE_SECRET_KEY: undefined,
      SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_w","default":"sb_publishable_d"}',
      SUPABASE_SECRET_KEYS: '{"cron":"sb_secret_c","default":"sb_secret_d"}',
      SUPABASE_SERVICE_ROLE_KEY: 'legacy',
    })();
    expect(env.SUPABASE_PUBLISHABLE_KEY).toBe('sb_publishable_d');
    expect(env.SUPABASE_SECRET_KEYS).toEqual(['sb_secret_d', 'sb_secret_c', 'legacy']);
  });

  test('names the keys when the platform injected none', () => {
    expect(read({ SUPABASE_SECRET_KEY: undefined, SUPABASE_PUBLISHABLE_KEY: undefined })).toThrow(
      /SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEYS$/,
    );
  });
});
