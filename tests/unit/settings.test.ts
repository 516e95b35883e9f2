import { checkGiven, envSchema, getOrigins, readEnv as readSiteEnv } from '@/lib/env/env';
import { site } from '@/content/site';
import { checkAddresses } from '@/scripts/deploy/check/addresses';
import { isIndexed } from '@/lib/env/deployment';
import { readEnv } from '@/supabase/functions/send-demo-email/env';
import { readSiteUrl } from '@/scripts/process/settings';

/** Makes a key as older projects have it: a token that names its role. */
const createLegacyKey = (role: string) =>
  ['{"alg":"HS256"}', `{"role":"${role}","iss":"supabase"}`, 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const ORIGIN =
  /: write the origin that visitors use, without a path or a slash at its end, such as https:\/\/www\.company\.com\.$/;

const complete = {
  SITE_URL: 'https://site.example',
  SUPABASE_URL: 'https://project.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};
const read = (changes: Record<string, string> = {}) => readSiteEnv(envSchema, { ...complete, ...changes });

test('The settings of the site are read as given, and an empty one counts as missing', () => {
  expect(read({ SUPABASE_AUTH_SECRET_KEY: '', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '', OTHER: 'x' })).toEqual(
    complete,
  );
  const all = {
    SITE_URL: 'http://10.0.0.7:3000',
    SUPABASE_PUBLISHABLE_KEY: createLegacyKey('anon'),
    SUPABASE_AUTH_SECRET_KEY: 'sb_secret_1',
  };
  for (const bytes of [16, 24, 32]) {
    const key = Buffer.alloc(bytes, 7).toString('base64');
    const given = { ...all, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key };
    expect(read(given)).toEqual({ ...complete, ...given });
  }
});

test('FT-21: Each missing or wrong setting of the site is named with what is right, without its value', () => {
  const wrong = { SITE_URL: 'hidden', SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: 'sb_secret_hidden' };
  expect(() => read(wrong)).toThrow(
    [
      'SITE_URL is no http or https address: write the origin that visitors use, without a path or a slash at its end, such as https://www.company.com.',
      'SUPABASE_URL is missing: write the address of the project, such as https://<ref>.supabase.co.',
      'SUPABASE_PUBLISHABLE_KEY holds a secret key, which opens the whole database: write the publishable key of the project (sb_publishable_…), or its legacy anon key.',
    ].join('\n'),
  );
});

const PUBLIC = /^SUPABASE_PUBLISHABLE_KEY holds a secret key.*: write the publishable key/;
const SECRET = /^SUPABASE_AUTH_SECRET_KEY holds a publishable key.*: write a secret key/;
const ENCRYPTION =
  /^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is no key of 16, 24 or 32 bytes in base64: write what `openssl rand -base64 32` prints/;

test.each([
  ['SITE_URL', 'hidden.example', ORIGIN],
  ['SITE_URL', 'ftp://hidden.example', ORIGIN],
  ['SITE_URL', 'https://hidden.example/', ORIGIN],
  ['SITE_URL', 'https://hidden.example/path', ORIGIN],
  ['SITE_URL', 'https://hidden.example?query', ORIGIN],
  ['SITE_URL', 'https://hidden.example#part', ORIGIN],
  ['SITE_URL', 'https://user:hidden@site.example', ORIGIN],
  ['SITE_URL', 'https://Hidden.example', ORIGIN],
  ['SITE_URL', 'https://hidden.example:443', ORIGIN],
  ['SITE_URL', ' https://hidden.example', ORIGIN],
  ['SUPABASE_URL', 'hidden.supabase.co', /^SUPABASE_URL is no http or https address: write the address/],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_hidden', PUBLIC],
  ['SUPABASE_PUBLISHABLE_KEY', createLegacyKey('service_role'), PUBLIC],
  ['SUPABASE_AUTH_SECRET_KEY', 'sb_publishable_hidden', SECRET],
  ['SUPABASE_AUTH_SECRET_KEY', createLegacyKey('anon'), SECRET],
  [
    'SUPABASE_AUTH_SECRET_KEY',
    createLegacyKey('service_role'),
    /^SUPABASE_AUTH_SECRET_KEY is malformed: write/,
  ],
  ['SUPABASE_AUTH_SECRET_KEY', 'hidden', /^SUPABASE_AUTH_SECRET_KEY is malformed: write a secret key/],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', Buffer.alloc(31).toString('base64'), ENCRYPTION],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'no base64 but hidden', ENCRYPTION],
])(
  'FT-21: The setting %s may not be %s, and a sentence says so without the value',
  (name, value, sentence) => {
    const readWrong = () => read({ [name]: value });
    expect(readWrong).toThrow(sentence);
    expect(readWrong).not.toThrow(value);
    expect(readWrong).not.toThrow('hidden');
    expect(() => checkGiven(envSchema, { [name]: value })).toThrow(sentence);
  },
);

test('A missing setting of the site is no error where only present settings are checked', () => {
  expect(() => checkGiven(envSchema, { SUPABASE_URL: '' })).not.toThrow();
});

test('The settings of the site lead links to the site, or to the own address of a preview', () => {
  const site = { SITE_URL: 'https://www.example.com' };
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

test('The settings of the site say whether search engines may list the site', () => {
  const kinds = [{}, { VERCEL_ENV: 'production' }, { VERCEL_ENV: 'preview' }, { SITE_INDEXING: 'off' }];
  expect(kinds.map(isIndexed)).toEqual([true, true, false, false]);
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

describe('Settings of the mail function', () => {
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

  test('The settings of the mail function accept several addresses to notify', () => {
    expect(read({})().NOTIFY_TO).toEqual(['sales@interlane.example', 'second@interlane.example']);
  });

  test('The settings of the mail function limit mails to five a second by default', () => {
    expect(read({})().MAIL_PER_SECOND).toBe(5);
    expect(read({ MAIL_PER_SECOND: '20' })().MAIL_PER_SECOND).toBe(20);
    expect(read({ MAIL_PER_SECOND: '' })().MAIL_PER_SECOND).toBe(5);
    for (const wrong of ['0', '0.5', '-1', 'many', '1001'])
      expect(read({ MAIL_PER_SECOND: wrong })).toThrow(
        'MAIL_PER_SECOND is malformed: write a whole number from 1 to 1000, or leave it empty for 5.',
      );
  });

  test('The settings of the mail function send receipts only on request', () => {
    expect(read({})().RECEIPTS).toBe('off');
    expect(read({ RECEIPTS: 'on' })().RECEIPTS).toBe('on');
    expect(read({ RECEIPTS: 'yes' })).toThrow('RECEIPTS is malformed: write on or off.');
  });

  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

  test('The settings of the mail function name each webhook with its secrets, and Slack without', () => {
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

  const ADDRESS = 'has a malformed address, or one without a secret';
  const TOO_SHORT = 'has a secret that is too short or malformed';

  test.each([
    ['https://crm.example/hidden', ADDRESS],
    ['https://crm.example/hidden whsec_short', TOO_SHORT],
    [`https://crm.example/hidden whsec_${'#'.repeat(44)}`, TOO_SHORT],
    [`https://crm.example/hidden ${secret} whsec_short`, TOO_SHORT],
    [`http://crm.example/hidden ${secret}`, ADDRESS],
    [`http://127.0.0.1.hidden.example/ ${secret}`, ADDRESS],
    [`ftp://crm.example/hidden ${secret}`, ADDRESS],
    [`https://user:hidden@crm.example/ ${secret}`, ADDRESS],
    [`crm.example/hidden ${secret}`, ADDRESS],
    // The database rejects such a name.
    [`https://my_team.crm.example/hidden ${secret}`, ADDRESS],
    ['https://hooks.slack.com.evil.example/hidden', ADDRESS],
  ])('AT-76, AT-81: The mail function stops with the webhook %s, and shows none of it', (list, wrong) => {
    const right =
      'write https addresses separated by commas, each followed by its secret: whsec_ and 24 to 64 bytes in base64.';
    expect(read({ WEBHOOKS: list })).toThrow(new Error(`WEBHOOKS ${wrong}: ${right}`));
  });

  test('The settings of the mail function are named when missing, each with what is right', () => {
    for (const name of ['MAIL_API_KEY', 'MAIL_API_URL', 'MAIL_FROM', 'NOTIFY_TO', 'SITE_URL', 'SUPABASE_URL'])
      expect(read({ [name]: undefined })).toThrow(new RegExp(`^${name} is missing: write .*\\.$`));
    const keys = { SUPABASE_SECRET_KEY: undefined, SUPABASE_PUBLISHABLE_KEY: undefined };
    expect(read(keys)).toThrow(
      /^SUPABASE_PUBLISHABLE_KEY is missing: write .*\nSUPABASE_SECRET_KEYS is missing: set SUPABASE_SECRET_KEY to .*$/,
    );
  });

  test.each([
    ['MAIL_FROM', 'a@b.example\r\nBcc: hidden@c.example', /^MAIL_FROM is no mailbox: write an address/],
    ['MAIL_FROM', 'Hidden', /^MAIL_FROM is no mailbox/],
    ['MAIL_FROM', 'hidden@localhost', /^MAIL_FROM is no mailbox/],
    ['MAIL_FROM', 'Hidden <hidden.example>', /^MAIL_FROM is no mailbox/],
    ['MAIL_FROM', 'Hidden hidden@b.example', /^MAIL_FROM is no mailbox/],
    ['NOTIFY_TO', 'hidden', /^NOTIFY_TO is malformed: write up to fifty addresses/],
    ['MAIL_API_URL', 'hidden', /^MAIL_API_URL is malformed: write the address of the mail service/],
    ['SITE_URL', 'https://hidden.example/', ORIGIN],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_hidden', /^SUPABASE_PUBLISHABLE_KEY holds a secret key/],
    [
      'SUPABASE_SECRET_KEY',
      'sb_publishable_hidden',
      /^SUPABASE_SECRET_KEYS holds a publishable key.*SUPABASE_SECRET_KEY/,
    ],
    ['SUPABASE_SECRET_KEY', createLegacyKey('anon'), /^SUPABASE_SECRET_KEYS holds a publishable key/],
  ])(
    'FT-21: The mail function stops when %s is %s, and a sentence says so without the value',
    (name, value, sentence) => {
      expect(read({ [name]: value })).toThrow(sentence);
      expect(read({ [name]: value })).not.toThrow(/hidden/i);
    },
  );

  test('The settings of the mail function accept the keys that the hosted platform injects', () => {
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

const hosted = 'https://project.supabase.co';
const own = {
  MAIL_FROM: 'Harbour <requests@harbour.com>',
  NOTIFY_TO: 'a@harbour.com, b@example.harbour.com',
};

test.each([
  ['MAIL_FROM', 'Interlane <requests@interlane.example>'],
  ['MAIL_FROM', 'requests@example.com'],
  ['NOTIFY_TO', 'sales@harbour.com, sales@mail.Example.ORG'],
  ['NOTIFY_TO', 'sales@harbour.test'],
  ['NOTIFY_TO', 'sales@harbour.invalid, sales@harbour.com'],
  ['NOTIFY_TO', 'root@localhost'],
])('The addresses of the sample keep a hosted deployment from being ready: %s=%s', (name, value) => {
  expect(() => checkAddresses({ url: hosted, env: { ...own, [name]: value } })).toThrow(
    `${name} is on a reserved domain, where no mail arrives: write one of your company.`,
  );
});

test('The addresses of the sample are accepted for a backend on this machine, and rejected in content/site.ts', () => {
  const env = { MAIL_FROM: 'requests@interlane.example' };
  for (const url of ['http://127.0.0.1:54321', 'http://localhost:54321', 'http://[::1]:54321'])
    expect(checkAddresses({ url, env })).toMatch('takes addresses of the sample');
  const check = () => checkAddresses({ url: hosted, env: own });
  if (site.mailDomain.endsWith('.example'))
    expect(check).toThrow('mailDomain in content/site.ts is on a reserved domain');
  else expect(check()).toBe('no address of the sample is left');
});
