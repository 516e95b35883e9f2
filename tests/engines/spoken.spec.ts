import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '../support/templates';
import { backend, createAccount, freshName, request } from '../e2e/support';
import { type Desktop, desktopLacks, startDesktop } from './driver/desktop.ts';
import { provided } from './driver/open.ts';
import { signIn } from './sign-in.ts';
import { comparable, outline } from './spoken.ts';
import { expect, test as base } from './test.ts';
import { label, role, selector, type Visitor } from './visitor.ts';

/** A busy browser tells assistive technology of a change after a while. */
const WAIT_MS = 30_000;
const lacks = desktopLacks();

interface Part {
  /** See {@link outline}. */
  within?: string;
  texts?: boolean;
  /** What differs each time, and what stands in its place. */
  mask?: [string | RegExp, string][];
}

interface Fixtures {
  desktop: Desktop;
  /**
   * Waits until a screen reader is given what a file in tests/engines/spoken/ says, which is the same for all engines.
   * `--update-snapshots` writes it.
   */
  hears: (visitor: Visitor, name: string, part?: Part) => Promise<void>;
}

/** What a screen reader is given of the page; nothing while the browser does not tell of it. */
async function heard(desktop: Desktop, visitor: Visitor, { mask = [], ...part }: Part = {}) {
  const tree = await desktop.read(await visitor.evaluate(() => location.href));
  const said = tree ? outline(tree, visitor.engine, part) : '';
  return mask.reduce((text, [changing, word]) => text.replaceAll(changing, word), said);
}

const test = base.extend<Fixtures>({
  desktop: async ({}, provide) => {
    const desktop = await startDesktop();
    await provide(desktop);
    desktop.stop();
  },
  hears: async ({ desktop }, provide, info) => {
    await provide(async (visitor, name, part) => {
      const file = join(import.meta.dirname, 'spoken', `${name}.txt`);
      const said = () => heard(desktop, visitor, part);
      if (['all', 'changed'].includes(info.config.updateSnapshots)) {
        let before = '';
        const settled = async () => {
          const last = before;
          before = await said();
          return before !== '' && before === last;
        };
        await expect.poll(settled, { timeout: WAIT_MS }).toBe(true);
        writeFileSync(file, before);
      }
      const { engine } = visitor;
      await expect
        .poll(async () => comparable(await said(), engine), { message: name, timeout: WAIT_MS })
        .toBe(comparable(readFileSync(file, 'utf8'), engine));
    });
  },
});

test.setTimeout(90_000);
test.skip(lacks !== null, `A screen reader's view takes Debian's packages ${lacks ?? ''}.`);
test.skip(
  ({ engine }) => engine !== 'chromium' && provided()[engine]?.driver !== 'own',
  'Only a browser of the system is known to speak to assistive technology.',
);

const dialog = role('dialog', 'Request a Demo');
const submit = role('button', 'Request Demo', role('banner'));

test('the header', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/');
  await hears(visitor, 'header', { within: 'banner' });
});

test('the demo dialog: before the page is live, after, and with errors', async ({
  desktop,
  visit,
  scripts,
  hears,
}) => {
  const visitor = await visit({ desktop, proxy: scripts.url });
  await visitor.goto('/');
  await visitor.click(submit);
  await visitor.focused(label('Full Name', dialog));
  await hears(visitor, 'dialog-early');
  scripts.open();
  await visitor.isLive();
  await hears(visitor, 'dialog');
  await visitor.type('J');
  await visitor.click(label('Business Email', dialog));
  await visitor.type('amara.nwosu@');
  await visitor.focus(label('Purpose', dialog));
  await hears(visitor, 'dialog-errors');
});

test('sign-in and sign-up', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/auth');
  await hears(visitor, 'sign-in', { within: 'main' });
  await visitor.makeLive();
  await visitor.fill(role('textbox', 'Email'), 'amara.nwosu@harbour-freight.example');
  await visitor.fill(label('Password'), 'not-the-password');
  await visitor.press('Enter');
  await visitor.says('Invalid email or password.');
  // A toast stays as long as the mouse is over it.
  await visitor.hover(role('button', 'Dismiss'));
  await hears(visitor, 'sign-in-failed', { within: 'region' });
  await visitor.click(role('tab', 'Sign Up'));
  await visitor.focus(label('Password'));
  await hears(visitor, 'sign-up', { within: 'main' });
});

test('the search', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/careers');
  await visitor.makeLive();
  await visitor.press('/');
  await visitor.focused(role('combobox', 'Search this site'));
  await visitor.type('refund limit');
  await visitor.says('8 results');
  await visitor.press('ArrowDown');
  await visitor.sees(selector('[role=option][aria-selected=true]'));
  await hears(visitor, 'search');
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

for (const name of ['home', 'product', 'industries', 'case', 'articles', 'article'] as const) {
  test(`a whole page has the elements that it has in Chromium: ${name}`, async ({
    engine,
    desktop,
    visit,
  }) => {
    test.skip(engine === 'chromium', 'The others are compared with it.');
    const path = templates[name] ?? '';
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
