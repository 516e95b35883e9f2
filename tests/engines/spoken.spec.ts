import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Desktop, desktopLacks, startDesktop } from './driver/desktop.ts';
import { provided } from './driver/open.ts';
import { outline } from './spoken.ts';
import { expect, test as base } from './test.ts';
import { label, role, type Visitor } from './visitor.ts';

/** A busy browser tells assistive technology of a change after a while. */
const WAIT_MS = 30_000;
const lacks = desktopLacks();

interface Fixtures {
  desktop: Desktop;
  /**
   * Waits until a screen reader is given what tests/engines/spoken/ says in a file of this name, which is the same for
   * all engines. `--update-snapshots` writes it.
   */
  hears: (visitor: Visitor, name: string, within?: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  desktop: async ({}, provide) => {
    const desktop = await startDesktop();
    await provide(desktop);
    desktop.stop();
  },
  hears: async ({ desktop }, provide, info) => {
    await provide(async (visitor, name, within) => {
      const file = join(import.meta.dirname, 'spoken', `${name}.txt`);
      const said = async () => {
        const tree = await desktop.read(await visitor.evaluate(() => location.href));
        return tree ? outline(tree, within) : '';
      };
      if (['all', 'changed'].includes(info.config.updateSnapshots)) {
        let before = '';
        await expect
          .poll(async () => {
            const now = await said();
            const same = now === before;
            before = now;
            return same;
          })
          .toBe(true);
        writeFileSync(file, before);
      }
      await expect.poll(said, { message: name, timeout: WAIT_MS }).toBe(readFileSync(file, 'utf8'));
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
  await hears(visitor, 'header', 'banner');
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
  await hears(visitor, 'sign-in', 'main');
  await visitor.click(role('tab', 'Sign Up'));
  const panel = role('tabpanel', 'Sign Up');
  await visitor.fill(label(/Email/, panel), 'amara.nwosu@');
  await visitor.fill(label('Password', panel), 'short');
  await visitor.click(role('button', 'Sign Up', panel));
  await hears(visitor, 'sign-up-errors', 'main');
});

test('the search', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/careers');
  await visitor.makeLive();
  await visitor.press('/');
  await visitor.focused(role('combobox', 'Search this site'));
  await visitor.type('refund limit');
  await visitor.says('results');
  await visitor.press('ArrowDown');
  await hears(visitor, 'search');
});
