import { home } from '@/content/home';
import { site } from '@/content/site';
import { templates } from '../support/chosen';
import { backend, createAccount, freshName, request } from '../e2e/support';
import { startDesktop } from './driver/desktop.ts';
import { expect, heard, test, WAIT_MS, whereHeard } from './hears.ts';
import { signIn } from './sign-in.ts';
import { comparable } from './spoken.ts';
import { label, role } from './visitor.ts';

whereHeard();

const dialog = role('dialog', 'Request a Demo');
const submit = role('button', 'Request Demo', role('banner'));
/** The company's own words. */
const mask: [string, string][] = [
  [home.meta.title, 'The home page'],
  [site.name, 'Company'],
];

test('the demo dialog: before the page is hydrated, after, and with errors', async ({
  desktop,
  visit,
  scripts,
  hears,
}) => {
  const visitor = await visit({ desktop, proxy: scripts.url });
  await visitor.goto('/');
  await visitor.click(submit);
  await visitor.focused(label('Full Name', dialog));
  await hears(visitor, 'dialog-early', { mask });
  scripts.open();
  await visitor.isHydrated();
  await hears(visitor, 'dialog', { mask });
  await visitor.type('J');
  await visitor.click(label('Business Email', dialog));
  await visitor.type('amara.nwosu@');
  await visitor.focus(label('Purpose', dialog));
  await hears(visitor, 'dialog-errors', { mask });
});

test('sign-in and sign-up', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/auth');
  await hears(visitor, 'sign-in', { within: 'main', mask });
  await visitor.hydrate();
  await visitor.fill(role('textbox', 'Email'), 'amara.nwosu@harbour-freight.example');
  await visitor.fill(label('Password'), 'not-the-password');
  await visitor.press('Enter');
  await visitor.says('Invalid email or password.');
  // A toast stays as long as the mouse is over it.
  await visitor.hover(role('button', 'Dismiss'));
  await hears(visitor, 'sign-in-failed', { within: 'region', mask });
  await visitor.click(role('tab', 'Sign Up'));
  await visitor.focus(label('Password'));
  await hears(visitor, 'sign-up', { within: 'main', mask });
});

test('the list of requests', async ({ desktop, visit, hears }) => {
  const account = await createAccount();
  const name = freshName();
  const client = backend();
  await client.auth.signInWithPassword(account);
  expect(
    (await client.from('demo_requests').insert({ ...request(name), phone: '447700900142' })).error,
  ).toBeNull();
  const visitor = await visit({ desktop });
  await signIn(visitor, account, `/dashboard-list-form-data?q=${encodeURIComponent(name)}`);
  await visitor.sees(role('button', name));
  await hears(visitor, 'requests', {
    within: 'main',
    mask: [
      [name, 'Amara Nwosu'],
      [account.email, 'amara@harbour-freight.example'],
      [/\w{3} \d+, \d{4}, [\d:]+ [AP]M/g, 'Nov 22, 2026, 12:59 PM'],
      [/Last 30 days: .+(?=")/g, 'Last 30 days: 1 request'],
      // Other tests send requests too.
      [/\n *button "\d+ new requests?"/g, ''],
    ],
  });
});

const compared = ['home', 'products-page', 'industries', 'case-studies-page', 'blogs', 'blogs-page'];
for (const [name, path] of Object.entries(templates).filter(([name]) => compared.includes(name))) {
  test(`a whole page has the elements that it has in Chromium: ${name}`, async ({
    engine,
    desktop,
    visit,
  }) => {
    test.skip(engine === 'chromium', 'The others are compared with it.');
    const elements = { texts: false };
    const other = await startDesktop();
    try {
      const inChromium = await visit({ desktop: other, engine: 'chromium' });
      const visitor = await visit({ desktop });
      await Promise.all([inChromium.goto(path), visitor.goto(path)]);
      await expect(async () => {
        const expected = await heard(other, inChromium, elements);
        expect(expected).toContain('heading');
        const own = await heard(desktop, visitor, elements);
        expect(comparable(own, engine)).toBe(comparable(expected, engine));
      }).toPass({ timeout: WAIT_MS });
    } finally {
      other.stop();
    }
  });
}
