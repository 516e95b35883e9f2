import { actions } from '@/content/words/actions';
import { authForms } from '@/content/words/auth';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { frame } from '@/content/words/frame';
import { searchButton } from '@/content/words/search';
import { searchWords } from '@/content/words/search-dialog';
import { createAccount } from '../e2e/support';
import type { ScriptGate } from '../support/script-gate.ts';
import { canSwitch } from './driver/open.ts';
import type { Engine, Switches } from './driver/tab.ts';
import { menusOf, opened, standing, trigger } from './menus.ts';
import { type Switch, type SwitchName, switches } from './switches.ts';
import { expect, test } from './test.ts';
import { label, role, selector, type Visitor } from './visitor.ts';

const header = role('banner');
const dialog = role('dialog', demoDialog.title);
const search = role('dialog', searchWords.title);
const menu = role('dialog', frame.menu);

/** Each menu is reached with a mouse, beneath its name. */
async function reachMenus(visitor: Visitor) {
  await visitor.hydrate();
  for (const { name, panel } of await menusOf(visitor)) {
    await visitor.hover(trigger(name));
    await opened(visitor, panel);
    expect({ name, ...(await standing(visitor, panel)) }).toEqual({ name, inWindow: true, reached: true });
    await visitor.hover(selector(`#${panel} a`));
    await opened(visitor, panel);
    await visitor.tab.moveTo(640, 760);
    await opened(visitor, panel, false);
  }
}

/** The dialogs are opened and closed by their buttons, before the page is hydrated and after. */
async function openAndClose(visitor: Visitor, scripts: ScriptGate) {
  const round = async () => {
    await visitor.click(role('button', actions.requestDemo, header));
    await visitor.focused(label(demoFieldWords.name.label, dialog));
    await visitor.click(role('button', actions.close, dialog));
    await visitor.missing(dialog);
  };
  await round();
  expect(await visitor.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  scripts.open();
  await visitor.isHydrated();
  await round();
  await visitor.focused(role('button', actions.requestDemo, header));
  await visitor.tab.resize(390, 800);
  await visitor.click(role('button', frame.openMenu));
  await visitor.sees(menu);
  await visitor.click(role('button', actions.close, menu));
  await visitor.missing(menu);
}

/** A press beside a dialog closes it, before the page is hydrated and after. */
async function pressBeside(visitor: Visitor, scripts: ScriptGate) {
  const round = async () => {
    await visitor.click(role('button', actions.requestDemo, header));
    await visitor.sees(dialog);
    await visitor.tab.clickAt(12, 700);
    await visitor.missing(dialog);
  };
  await round();
  expect(await visitor.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  scripts.open();
  await visitor.isHydrated();
  await round();
  await visitor.click(role('button', searchButton.label, header));
  await visitor.sees(search);
  await visitor.tab.clickAt(12, 700);
  await visitor.missing(search);
  await visitor.tab.resize(390, 800);
  await visitor.click(role('button', frame.openMenu));
  await visitor.sees(menu);
  await visitor.tab.clickAt(12, 700);
  await visitor.missing(menu);
}

/** A page that waits for a sign-in moves on when the visitor comes back to it. */
async function signInElsewhere(visitor: Visitor) {
  const account = await createAccount();
  await visitor.goto('/auth');
  await visitor.isHydrated();
  const other = await visitor.newTab();
  await other.goto('/auth');
  await other.fill(label(authForms.email.label), account.email);
  await other.fill(label(authForms.password.label), account.password);
  await other.click(role('button', authForms.signIn.label));
  await other.isAt('/');
  await other.tab.close();
  await visitor.tab.show();
  await visitor.isAt('/');
}

/** Answers open, whether or not another one closes. */
async function openAnswers(visitor: Visitor) {
  for (const at of [1, 2]) {
    const fold = selector(
      `details[name="faq"]:nth-of-type(${at}), li:nth-child(${at}) > details[name="faq"]`,
    );
    await visitor.on(fold, (element) =>
      element.querySelector('summary')?.scrollIntoView({ block: 'center' }),
    );
    await visitor.click(
      selector(
        fold.value
          .split(', ')
          .map((one) => `${one} > summary`)
          .join(', '),
      ),
    );
    await expect.poll(() => visitor.on(fold, (element) => (element as HTMLDetailsElement).open)).toBe(true);
  }
}

/** Everything that is revealed by scrolling is there. */
async function revealAll(visitor: Visitor) {
  const hidden = await visitor.evaluate(() =>
    [...document.querySelectorAll('.reveal')]
      .filter((element) => getComputedStyle(element).opacity !== '1')
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(hidden).toEqual([]);
}

/** What only adorns: the page is hydrated, keeps to its window and can be read. */
async function read(visitor: Visitor) {
  await visitor.hydrate();
  for (const width of [1280, 390]) {
    await visitor.tab.resize(width, 800);
    await visitor.tab.wheel(200, 400, 900);
    await expect.poll(() => visitor.overflow()).toBe(0);
  }
  expect(await visitor.violations()).toEqual([]);
}

/** What a visitor gets without a feature; docs/browser-support.md says it in words. */
const instead: Record<SwitchName, (visitor: Visitor, scripts: ScriptGate) => Promise<void>> = {
  'anchor positioning': (visitor, scripts) => {
    scripts.open();
    return reachMenus(visitor);
  },
  'invoker commands': openAndClose,
  closedby: pressBeside,
  cookieStore: (visitor, scripts) => {
    scripts.open();
    return signInElsewhere(visitor);
  },
  'details groups': openAnswers,
  '@starting-style': openAndClose,
  overlay: openAndClose,
  'scroll-driven animation': revealAll,
  'text-wrap: pretty': adorned,
  'backdrop-filter without a prefix': adorned,
  'overscroll-behavior': adorned,
  'scrollbar-width': adorned,
  'prefers-reduced-transparency': adorned,
  'forced colors': adorned,
};

function adorned(visitor: Visitor, scripts: ScriptGate) {
  scripts.open();
  return read(visitor);
}

/** Whether an engine can be had without a feature here; `''` and `{}` say that it lacks it by itself. */
function canLack(engine: Engine, one: Switch): boolean {
  const switched = one[engine];
  return switched !== undefined && (canSwitch(engine) || Object.keys(switched).length === 0);
}

for (const one of switches) {
  test(`without ${one.name}`, async ({ visit, scripts, engine }) => {
    test.skip(!canLack(engine, one), `This ${engine} cannot be started without it.`);
    const visitor = await visit({ switches: one, proxy: scripts.url });
    await visitor.goto('/');
    expect(await visitor.tab.evaluate(one.gone)).toBe(true);
    await instead[one.name](visitor, scripts);
  });
}

/** Everything that an engine can be had without, at once: about what the oldest promised browsers know. */
function oldest(engine: Engine): Switches {
  const lacked = switches.filter((one) => canLack(engine, one));
  const list = (name: 'chromium' | 'webkit') =>
    lacked
      .map((one) => one[name])
      .filter(Boolean)
      .join(',');
  return {
    chromium: list('chromium'),
    firefox: Object.assign({}, ...lacked.map(({ firefox }) => firefox)) as Record<string, boolean>,
    webkit: list('webkit'),
  };
}

for (const [name, use] of Object.entries({ reachMenus, openAndClose, pressBeside, read })) {
  test(
    `without all of them: ${name}`,
    { tag: name === 'reachMenus' ? '@core' : [] },
    async ({ visit, scripts, engine }) => {
      const visitor = await visit({ switches: oldest(engine), proxy: scripts.url });
      await visitor.goto('/');
      if (name === 'reachMenus' || name === 'read') scripts.open();
      await use(visitor, scripts);
    },
  );
}
