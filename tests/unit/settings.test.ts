import { z } from 'zod';
import { getOrigins, readEnv as readSiteEnv } from '@/lib/env/env';
import { isIndexed } from '@/lib/env/deployment';
import { readEnv } from '@/supabase/functions/send-demo-email/env';
import { readSiteUrl } from '@/supabase/local/settings';

describe('The settings of the site', () => {
  const schema = z.object({ SITE_URL: z.url(), SOME_KEY: z.string().min(1) });

  test('are read as given', () => {
    const source = { SITE_URL: 'https://site.example', SOME_KEY: 'k', OTHER: 'x' };
    expect(readSiteEnv(schema, source)).toEqual({ SITE_URL: 'https://site.example', SOME_KEY: 'k' });
  });

  test('FT-21: are all named when missing or malformed, without any value', () => {
    const read = () => readSiteEnv(schema, { SITE_URL: 'not-a-url-but-secret', SOME_KEY: '' });
    expect(read).toThrow('Environment: SITE_URL is malformed, SOME_KEY is missing. See .env.example.');
    expect(read).not.toThrow('secret');
  });

  test('lead links to the site, or to the own address of a preview', () => {
    const site = { SITE_URL: 'https://www.example.com/' };
    const preview = { ...site, VERCEL_ENV: 'preview', VERCEL_URL: 'site-4f2a.vercel.app' };
    const branch = { VERCEL_BRANCH_URL: 'site-git-words.vercel.app' };
    expect(getOrigins({ ...preview, ...branch, VERCEL_ENV: 'production' })).toEqual([
      'https://www.example.com',
    ]);
    expect(getOrigins({ ...preview, ...branch })[0]).toBe('https://site-git-words.vercel.app');
    expect(getOrigins(preview)).toEqual(['https://site-4f2a.vercel.app']);
    expect(getOrigins({ ...site, VERCEL_ENV: 'preview' })).toEqual(['https://www.example.com']);
    expect(() => getOrigins({ VERCEL_ENV: 'production' })).toThrow('SITE_URL is missing');
  });

  test('say whether search engines may list the site', () => {
    const kinds = [{}, { VERCEL_ENV: 'production' }, { VERCEL_ENV: 'preview' }, { SITE_INDEXING: 'off' }];
    expect(kinds.map(isIndexed)).toEqual([true, true, false, false]);
  });
});

test('A Codespace is visited under its own name, unless SITE_URL says another', () => {
  const settings = process.env;
  const codespace = { CODESPACE_NAME: 'able', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' };
  const readWith = (env: Record<string, string>) => {
    process.env = { ...settings, SITE_URL: '', ...env };
    return readSiteUrl(3000);
  };
  expect(readWith({})).toBe('http://localhost:3000');
  expect(readWith(codespace)).toBe('https://able-3000.app.github.dev');
  expect(readWith({ ...codespace, SITE_URL: 'http://demo.lan:3000' })).toBe('http://demo.lan:3000');
  process.env = settings;
});

describe('The settings of the mail function', () => {
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

  test('accept several addresses to notify', () => {
    expect(read({})().NOTIFY_TO).toEqual(['sales@interlane.example', 'second@interlane.example']);
  });

  test('limit mails to five a second by default', () => {
    expect(read({})().MAIL_PER_SECOND).toBe(5);
    expect(read({ MAIL_PER_SECOND: '20' })().MAIL_PER_SECOND).toBe(20);
    for (const wrong of ['', '0', '0.5', '-1', 'many', '1001'])
      expect(read({ MAIL_PER_SECOND: wrong })).toThrow(/MAIL_PER_SECOND$/);
  });

  test('send receipts only on request', () => {
    expect(read({})().RECEIPTS).toBe('off');
    expect(read({ RECEIPTS: 'on' })().RECEIPTS).toBe('on');
    expect(read({ RECEIPTS: 'yes' })).toThrow(/RECEIPTS$/);
  });

  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

  test('name each webhook with its secrets, and Slack without', () => {
    const slack = 'https://hooks.slack.com/services/T0/B0/hidden';
    const local = `http://127.0.0.1:54324/hook ${secret}`;
    const { WEBHOOKS } = read({
      WEBHOOKS: `https://crm.example/hook ${secret} ${secret}, ${slack},\n${local}`,
    })();
    expect(WEBHOOKS.map(({ url, secrets }) => [url.host, secrets.length])).toEqual([
      ['crm.example', 2],
      ['hooks.slack.com', 0],
      ['127.0.0.1:54324', 1],
    ]);
    expect(WEBHOOKS[1]?.destination).toMatch(/^webhook:hooks\.slack\.com#[\da-f]{8}$/);
    expect(read({})().WEBHOOKS).toEqual([]);
  });

  test.each([
    'https://crm.example/hidden',
    'https://crm.example/hidden whsec_short',
    `https://crm.example/hidden whsec_${'#'.repeat(44)}`,
    `http://crm.example/hidden ${secret}`,
    `http://127.0.0.1.hidden.example/ ${secret}`,
    `ftp://crm.example/hidden ${secret}`,
    `https://user:hidden@crm.example/ ${secret}`,
    `crm.example/hidden ${secret}`,
    // The database refuses such a name.
    `https://my_team.crm.example/hidden ${secret}`,
    'https://hooks.slack.com.evil.example/hidden',
  ])('AT-76, AT-81: stop the function with the webhook %s, and show none of it', (list) => {
    expect(read({ WEBHOOKS: list })).toThrow(/^Missing or malformed environment variables: WEBHOOKS$/);
  });

  test('are named when missing or malformed, without any value', () => {
    for (const name of ['MAIL_API_KEY', 'MAIL_API_URL', 'MAIL_FROM', 'NOTIFY_TO', 'SITE_URL', 'SUPABASE_URL'])
      expect(read({ [name]: undefined })).toThrow(`Missing or malformed environment variables: ${name}`);
    expect(read({ MAIL_FROM: 'a@b.example\r\nBcc: secret@c.example' })).toThrow(/MAIL_FROM$/);
    const keys = { SUPABASE_SECRET_KEY: undefined, SUPABASE_PUBLISHABLE_KEY: undefined };
    expect(read(keys)).toThrow(/SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEYS$/);
  });

  test('accept the keys that the hosted platform injects', () => {
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
});
