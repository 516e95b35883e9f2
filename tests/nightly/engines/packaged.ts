import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { actions, mainMenu } from '../../../content/messages/layout.ts';
import { authForms, authMessages } from '../../../content/messages/auth.ts';
import { dashboardMessages } from '../../../content/messages/dashboard.ts';
import { demoFieldMessages, demoOutcomes } from '../../../content/messages/demo.ts';
import { demoDialog, demoFormMessages } from '../../../content/messages/demo-form.ts';
import { pageNames } from '../../../content/messages/pages.ts';
import { searchMessages } from '../../../content/messages/search.ts';
import * as routes from '../../../lib/routes.ts';
import { createAccount, createName, buildRequest, readSetting } from '../../e2e/support.ts';
import { completeEnvironment } from '../../support/environment.ts';
import { seek, type Start, startFirefox, startWebKit, type Target, Visitor } from './driver.ts';

// Tests the main paths in browsers of the distribution. The arguments of the command choose browsers.
const asked = process.argv.slice(2);
const engines = Object.entries({ firefox: startFirefox, webkit: startWebKit }).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
const TEST_MS = 300_000;
const HYDRATED = '"hydrated" in document.documentElement.dataset';

const banner: Target = ['banner'];
const navigation: Target = ['navigation', mainMenu];
const opener: Target = ['button', actions.requestDemo, banner];
const dialog: Target = ['dialog', demoDialog.title];
const submit: Target = ['button', actions.requestDemo, dialog];
const field = ({ label }: { label: string }): Target => ['textbox', label, dialog];

completeEnvironment();
await startSiteUnlessRunning();

for (const [name, start] of engines) {
  describe(name, () => {
    test(
      'Menus open by click and keyboard beneath their names, and their links work',
      { timeout: TEST_MS },
      async (t) => {
        const visitor = await visit(t, start);
        await visitor.open(at(routes.privacy));
        for (const menu of await menusOf(visitor)) {
          await visitor.click(menu);
          await visitor.until(isInPlace(menu));
          await visitor.press('Escape');
          await visitor.until(`!${isOpen(menu)}`);
          await visitor.evaluate(`${seek(menu)}[0].focus()`);
          await visitor.press('Enter');
          await visitor.until(isOpen(menu));
          await visitor.press('Tab');
          await visitor.until(`${panelOf(menu)}.contains(document.activeElement)`);
          await visitor.press('Escape');
          await visitor.until(`!${isOpen(menu)}`);
          await visitor.hasFocus(menu);
        }
        await visitor.press('Enter');
        await visitor.press('Tab');
        const path = String(await visitor.evaluate('document.activeElement.pathname'));
        await visitor.press('Enter');
        await visitor.isAt(path);
      },
    );

    test('The slash key opens the search, which leads to a page', { timeout: TEST_MS }, async (t) => {
      const visitor = await visit(t, start);
      const search: Target = ['dialog', searchMessages.title];
      const query: Target = ['combobox', searchMessages.field];
      await visitor.open(at('/'));
      await visitor.evaluate("dispatchEvent(new Event('hydrate'))");
      await visitor.until(HYDRATED);
      await visitor.type('/');
      await visitor.hasFocus(query);
      await visitor.type(pageNames.demo);
      await visitor.holds(query, pageNames.demo);
      await visitor.until(
        `${seek(['option', undefined, search])}[0]?.pathname === ${JSON.stringify(routes.demo)}`,
      );
      await visitor.press('ArrowDown');
      await visitor.until(`${seek(query)}[0].getAttribute('aria-activedescendant')`);
      await visitor.press('Enter');
      await visitor.isAt(routes.demo);
      await visitor.misses(search);
    });

    test(
      'The demo dialog keeps what was typed before hydration, and checks each field',
      { timeout: TEST_MS },
      async (t) => {
        const gate = await startGate(t);
        const visitor = await visit(t, start);
        const { name } = buildRequest(createName());
        await visitor.open(gate.url);
        await visitor.click(opener);
        await visitor.hasFocus(field(demoFieldMessages.name));
        await visitor.type(name.slice(0, 5));
        await visitor.holds(field(demoFieldMessages.name), name.slice(0, 5));
        assert.equal(await visitor.evaluate(HYDRATED), false);
        gate.open();
        await visitor.type(name.slice(5));
        await visitor.until(HYDRATED);
        await visitor.holds(field(demoFieldMessages.name), name);
        await visitor.hasFocus(field(demoFieldMessages.name));
        await visitor.fill(field(demoFieldMessages.email), 'amara@');
        await visitor.press('Tab');
        await visitor.reads(demoFieldMessages.email.errors.wrong);
        await visitor.until(`${seek(field(demoFieldMessages.email))}[0].ariaInvalid === 'true'`);
        await visitor.until(`${seek(submit)}[0].disabled`);
        await visitor.press('Escape');
        await visitor.misses(dialog);
        await visitor.hasFocus(opener);
        await visitor.open(gate.url);
        await visitor.click(opener);
        await visitor.reads(demoFormMessages.kept);
        await visitor.holds(field(demoFieldMessages.name), name);
      },
    );

    test(
      'A visitor signs in, sends a request, reads it in its panel and signs out',
      { timeout: TEST_MS },
      async (t) => {
        const account = await createAccount();
        const values = buildRequest(createName());
        const visitor = await visit(t, start);
        await visitor.open(at('/auth?next=%2F'));
        await visitor.fill(['textbox', authForms.email.label], account.email);
        await visitor.press('Tab');
        await visitor.type('not-the-password');
        await visitor.press('Enter');
        await visitor.reads(authMessages.wrongCredentials);
        await visitor.holds(['textbox', authForms.email.label], account.email);
        await visitor.open(at('/auth?next=%2F'));
        await visitor.fill(['textbox', authForms.email.label], account.email);
        await visitor.press('Tab');
        await visitor.type(account.password);
        await visitor.press('Enter');
        await visitor.isAt('/');

        await visitor.click(opener);
        await visitor.fill(field(demoFieldMessages.name), values.name);
        await visitor.fill(field(demoFieldMessages.email), values.email);
        await visitor.fill(field(demoFieldMessages.phone), values.phone);
        await visitor.fill(field(demoFieldMessages.purpose), values.purpose);
        await visitor.click(submit);
        await visitor.reads(demoOutcomes.sent);
        await visitor.misses(dialog);

        const row: Target = ['link', values.name];
        const panel: Target = ['dialog', values.name];
        await visitor.open(at(routes.dashboard));
        await visitor.click(row);
        await visitor.sees(panel);
        await visitor.reads(values.purpose);
        await visitor.press('Escape');
        await visitor.misses(panel);
        await visitor.hasFocus(row);
        await visitor.click(['button', dashboardMessages.signOut]);
        await visitor.isAt(routes.auth);
        await visitor.evaluate('void setTimeout(() => history.back())');
        await visitor.until(`location.pathname === '${routes.auth}' && location.search.startsWith('?next=')`);
        await visitor.until(`!document.body.innerText.includes(${JSON.stringify(account.email)})`);
      },
    );

    test('A page from the back-forward cache works', { timeout: TEST_MS }, async (t) => {
      const visitor = await visit(t, start);
      await visitor.open(at(routes.privacy));
      await visitor.point([640, 400]);
      await visitor.until(HYDRATED);
      // Firefox caches no page that is still loading.
      let isCached = false;
      for (let times = 0; times < 3 && !isCached; times++) {
        await visitor.evaluate(
          `void setTimeout(() => { window.wasLeft = true; location.assign('${routes.cookiePolicy}'); })`,
        );
        await visitor.isAt(routes.cookiePolicy);
        await visitor.evaluate('void setTimeout(() => history.back())');
        await visitor.isAt(routes.privacy);
        isCached = (await visitor.evaluate('"wasLeft" in window')) === true;
      }
      assert.ok(isCached);
      await visitor.click(opener);
      await visitor.fill(field(demoFieldMessages.name), 'Amara');
      await visitor.press('Escape');
      await visitor.misses(dialog);
      await visitor.hasFocus(opener);
    });

    test(
      'Menus and the dialog work without the newer features, before and after hydration',
      { timeout: TEST_MS },
      async (t) => {
        const gate = await startGate(t);
        const visitor = await visit(t, start, true);
        await visitor.open(gate.url);
        assert.deepEqual(
          await visitor.evaluate(
            '[CSS.supports("anchor-scope: --a"), "closedBy" in HTMLDialogElement.prototype, "cookieStore" in window]',
          ),
          [false, false, false],
        );
        for (const isHydrated of [false, true]) {
          if (isHydrated) {
            gate.open();
            await visitor.until(HYDRATED);
          }
          for (const menu of await menusOf(visitor)) {
            // React opens menus on hover; before it a click does.
            if (isHydrated) await visitor.hover(menu);
            else await visitor.click(menu);
            await visitor.until(isHydrated ? isInPlace(menu) : isOpen(menu));
          }
          await visitor.point([640, 800]);
          for (const close of [
            () => visitor.click(['button', actions.close, dialog]),
            () => visitor.point([12, 700], 'pointerDown', 'pointerUp'),
            () => visitor.press('Escape'),
          ]) {
            await visitor.click(opener);
            await visitor.hasFocus(field(demoFieldMessages.name));
            await close();
            await visitor.misses(dialog);
          }
          assert.equal(await visitor.evaluate(HYDRATED), isHydrated);
        }
      },
    );
  });
}

/** Starts a browser for one test, which fails when the console reports an error. */
async function visit(t: TestContext, start: Start, withoutNewer = false): Promise<Visitor> {
  const visitor = new Visitor(await start(withoutNewer));
  t.after(async () => assert.deepEqual(await visitor.leave(), []));
  return visitor;
}

/** Serves the site at another address, without its scripts until the gate opens. */
async function startGate(t: TestContext) {
  const { promise: opened, resolve: open } = Promise.withResolvers<undefined>();
  const server = createServer((call, response) => {
    const pass = () =>
      call.pipe(
        forward(at(call.url ?? '/'), { method: call.method, headers: call.headers }, (back) => {
          response.writeHead(back.statusCode ?? 502, back.headers);
          back.pipe(response);
        }).on('error', () => response.destroy()),
      );
    if (call.url?.includes('.js')) void opened.then(pass);
    else pass();
  }).listen(0);
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, open: () => open(undefined) };
}

/** Lists the buttons of the header that open a menu. */
async function menusOf(visitor: Visitor): Promise<Target[]> {
  const names = await visitor.evaluate(
    `${seek(['button', undefined, navigation])}.map((button) => button.textContent.trim())`,
  );
  assert.notDeepEqual(names, []);
  return (names as string[]).map((name) => ['button', name, navigation]);
}

const panelOf = (menu: Target) => `${seek(menu)}[0].popoverTargetElement`;
const isOpen = (menu: Target) => `${panelOf(menu)}.matches(':popover-open')`;

/** Checks that the open panel of a menu is beneath its name, and completely in the window. */
const isInPlace = (menu: Target) => `${isOpen(menu)} && (({ left, right, top }, name) =>
  left >= 0 && right <= document.documentElement.clientWidth &&
  left <= name.right && right >= name.left && top >= name.bottom - 2
)(${panelOf(menu)}.firstElementChild.getBoundingClientRect(), ${seek(menu)}[0].getBoundingClientRect())`;

function at(path: string): string {
  return new URL(path, readSetting('SITE_URL')).href;
}

async function startSiteUnlessRunning() {
  const isRunning = () => fetch(readSetting('SITE_URL')).catch(() => false);
  if (await isRunning()) return;
  const child = spawn(process.execPath, ['tests/support/site.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  // The build may come first, which takes minutes on a busy machine.
  while (!(await isRunning())) {
    if (child.exitCode !== null) throw new Error('The site ended before it answered.');
    await pause(500);
  }
  completeEnvironment();
  child.unref();
}
