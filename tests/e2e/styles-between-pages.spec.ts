import type { Page } from '@playwright/test';
import { dashboardWords } from '../../content/words/dashboard';
import { templates } from '../support/chosen';
import { createAccount, expect, hydrate, signIn, test } from './support';

/** What a rule of another page would change first. Sizes follow from these, and from what others send meanwhile. */
const PROPERTIES = [
  ...['display', 'position', 'float', 'overflow-x', 'visibility', 'z-index', 'opacity', 'box-shadow'],
  ...[
    'margin',
    'padding',
    'gap',
    'order',
    'flex',
    'flex-direction',
    'flex-wrap',
    'columns',
    'list-style-type',
  ],
  ...[
    'grid-column',
    'grid-row',
    'align-items',
    'align-content',
    'align-self',
    'justify-items',
    'justify-content',
  ],
  ...['border-style', 'border-width', 'border-color', 'border-radius', 'outline-width', 'outline-color'],
  ...['color', 'background-color', 'background-image', 'fill', 'stroke', 'stroke-width', 'vertical-align'],
  ...[
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
    'text-transform',
    'text-align',
  ],
  ...['text-decoration-line', 'text-wrap', 'white-space', 'overflow-wrap', 'translate', 'rotate', 'scale'],
];

/** A mark of the styles of every element of a page, with what it draws before and after itself, by name and number. */
const styles = (page: Page) =>
  page.evaluate((properties) => {
    const of = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => style.getPropertyValue(name)).join();
    };
    const mark = (text: string) => {
      let hash = 0;
      for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
      return hash;
    };
    const seen = new Map<string, number>();
    return Object.fromEntries(
      [...document.querySelectorAll('header, main, main *, footer')].map((element) => {
        // A page that was loaded has short names of classes beside the full ones.
        const classes = [...element.classList].filter((each) => !each.startsWith('_'));
        const name = [element.localName, ...classes.toSorted()].join('.');
        const count = seen.get(name) ?? 0;
        seen.set(name, count + 1);
        return [`${name} ${count}`, mark(of(element) + of(element, '::before') + of(element, '::after'))];
      }),
    );
  }, PROPERTIES);
type Styles = Awaited<ReturnType<typeof styles>>;

/** Waits until a page's styles are as they stay, and returns them. */
async function settled(page: Page): Promise<Styles> {
  let last: Styles = {};
  await expect(async () => {
    const before = last;
    last = await styles(page);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

/** Elements that look otherwise, or that are absent, where they are more than others send or remember. */
function changed(direct: Styles, here: Styles): string[] {
  const absent = Object.keys(direct).filter((place) => !(place in here));
  if (absent.length > Object.keys(direct).length * 0.2) return absent.map((place) => `absent: ${place}`);
  return Object.keys(direct).filter((place) => place in here && here[place] !== direct[place]);
}

/** Goes to a page without a load, as a link of the site does. */
async function navigate(page: Page, path: string) {
  await page.evaluate((href) => {
    (window as unknown as { next: { router: { push: (href: string) => void } } }).next.router.push(href);
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeVisible();
  // A page that was navigated to has the focus, which shows on some.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/*
 * A browser keeps the stylesheets of every page it has been to: in this order and in the reverse one every page comes
 * after every other.
 */
test('a page looks the same whatever was seen before it, in either direction', async ({ page }) => {
  const account = await createAccount();
  const dashboard = '/dashboard-list-form-data?q=nothing-of-the-kind';
  const paths = [dashboard, ...Object.values(templates), '/auth/reset'];
  await signIn(page, account);

  const direct = new Map<string, Styles>();
  for (const path of paths) {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole('status', { name: dashboardWords.loading })).toHaveCount(0);
    direct.set(path, await settled(page));
  }
  for (const way of [paths, paths.toReversed()]) {
    // Loaded, and without any sheet but its own.
    await page.goto(way[0] ?? '/');
    await hydrate(page);
    for (const path of way.slice(1)) {
      await navigate(page, path);
      await expect
        .poll(async () => changed(direct.get(path) ?? {}, await styles(page)), { message: path })
        .toEqual([]);
    }
  }
});
