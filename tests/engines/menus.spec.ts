import { readFileSync } from 'node:fs';
import { canTouch } from './driver/open.ts';
import { menusOf, opened, standing, trigger } from './menus.ts';
import { expect, test } from './test.ts';
import { role, selector } from './visitor.ts';

for (const width of [1024, 1280, 1920]) {
  test(
    `every menu opens by mouse beneath its name, and leads on: ${width} px`,
    { ...(width === 1280 && { tag: '@core' }) },
    async ({ visit }) => {
      const visitor = await visit({ width });
      await visitor.goto('/careers');
      await visitor.hydrate();
      for (const { name, panel, href } of await menusOf(visitor)) {
        await visitor.hover(trigger(name));
        await opened(visitor, panel);
        expect(await visitor.attribute(trigger(name), 'aria-expanded')).toBe('true');
        expect({ name, ...(await standing(visitor, panel)) }).toEqual({
          name,
          inWindow: true,
          reached: true,
        });
        await visitor.tab.moveTo(Math.round(width / 2), 740);
        await opened(visitor, panel, false);
        // From the name into the panel, as a hand goes, and on to the link.
        await visitor.hover(trigger(name));
        await opened(visitor, panel);
        await visitor.click(selector(`#${panel} a[href="${href}"]`));
        await visitor.isAt(href);
        await opened(visitor, panel, false);
      }
    },
  );
}

test('by keyboard: Enter opens, Tab goes in, Escape gives back, arrows move on', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.hydrate();
  const menus = await menusOf(visitor);
  await visitor.focus(trigger(menus[0]?.name ?? ''));
  for (const { name, panel } of menus) {
    // The row also has plain links: on to the next menu.
    for (let step = 0; step < 3 && !(await visitor.hasFocus(trigger(name))); step++) {
      await visitor.press('ArrowRight');
    }
    await visitor.focused(trigger(name));
    await visitor.press('Enter');
    await opened(visitor, panel);
    await visitor.press('Tab');
    await expect
      .poll(() =>
        visitor.evaluate((id) => document.getElementById(id)?.contains(document.activeElement), panel),
      )
      .toBe(true);
    await visitor.press('Escape');
    await opened(visitor, panel, false);
    await visitor.focused(trigger(name));
  }
});

test('by click, before the page is hydrated', async ({ visit, scripts }) => {
  const visitor = await visit({ proxy: scripts.url });
  await visitor.goto('/');
  for (const { name, panel } of await menusOf(visitor)) {
    await visitor.click(trigger(name));
    await opened(visitor, panel);
    expect(await visitor.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    await visitor.press('Escape');
    await opened(visitor, panel, false);
  }
  scripts.open();
  await visitor.isHydrated();
});

test('by mouse, before the page is hydrated: opens, goes on, closes, and stays as it is when that comes', async ({
  visit,
  scripts,
}) => {
  const visitor = await visit({ proxy: scripts.url });
  await visitor.goto('/');
  const menus = await menusOf(visitor);
  for (const { name, panel } of menus) {
    await visitor.hover(trigger(name));
    await opened(visitor, panel);
  }
  await visitor.tab.moveTo(640, 740);
  await opened(visitor, menus.at(-1)?.panel ?? '', false);
  const { name = '', panel = '' } = menus[0] ?? {};
  await visitor.hover(trigger(name));
  await opened(visitor, panel);
  // Says "open" to what has just opened.
  await visitor.click(trigger(name));
  await opened(visitor, panel);
  expect(await visitor.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  scripts.open();
  await visitor.isHydrated();
  expect(await visitor.attribute(trigger(name), 'aria-expanded')).toBe('true');
  await visitor.tab.moveTo(640, 740);
  await opened(visitor, panel, false);
});

test('by finger: a tap opens, a tap beside it closes', async ({ visit, engine }) => {
  test.skip(!canTouch(engine), 'WebKitGTK takes no touch from its WebDriver.');
  const visitor = await visit({ touch: true });
  await visitor.goto('/');
  for (const { name, panel } of await menusOf(visitor)) {
    await visitor.tap(trigger(name));
    await opened(visitor, panel);
    await visitor.tab.tapAt(640, 760);
    await opened(visitor, panel, false);
  }
});

// WebKit has frozen on a panel that looked for another place while it appeared. The rules are the site's, the page is
// nothing else, so that whoever changes them finds the cause.
test('the rules of a panel alone: it opens within the deadline', { tag: '@core' }, async ({ visitor }) => {
  const rules = readFileSync('components/layout/site-header.css', 'utf8');
  const page = `<!doctype html><style>:root{--bar:72px;--gutter:24px;--ease:ease}${rules}ul{display:flex}</style>
    <header class="site-header"><nav class="site-nav"><ul>${[1, 2, 3]
      .map(
        (
          n,
        ) => `<li class="site-nav__item"><button class="site-nav__link" popovertarget="menu-${n}">Menu ${n}</button>
        <div id="menu-${n}" class="menu" popover>A panel</div></li>`,
      )
      .join('')}</ul></nav></header>`;
  await visitor.tab.goto(`data:text/html,${encodeURIComponent(page)}`);
  for (let round = 0; round < 3; round++) {
    for (const n of [1, 2, 3]) {
      await visitor.click(role('button', `Menu ${n}`));
      await opened(visitor, `menu-${n}`);
      await visitor.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => 0),
      );
    }
  }
});
