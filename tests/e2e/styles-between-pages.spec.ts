import type { Page } from '@playwright/test';
import { templates } from '../support/templates';
import { createAccount, expect, makeLive, signIn, test } from './support';

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

/** The styles of every element of a page, with what it draws before and after itself, by where the element stands. */
const styles = (page: Page) =>
  page.evaluate((properties) => {
    const of = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    const place = (element: Element): string => {
      const above = element.parentElement;
      const at = above ? [...above.children].filter(({ localName }) => localName === element.localName) : [];
      return `${above ? `${place(above)} ` : ''}${element.localName}${element.id && `#${element.id}`}.${at.indexOf(element)}`;
    };
    return Object.fromEntries(
      [...document.querySelectorAll('header, main, main *, footer')].map((element) => [
        `${place(element)} ${element.getAttribute('class') ?? ''}`,
        [...of(element), ...of(element, '::before'), ...of(element, '::after')],
      ]),
    );
  }, PROPERTIES);

/** Waits until a page's styles are as they stay, and returns them. */
async function settled(page: Page): Promise<Record<string, string[]>> {
  let last: Record<string, string[]> = {};
  await expect(async () => {
    const before = last;
    last = await styles(page);
    expect(JSON.stringify(last) === JSON.stringify(before), 'still changing').toBe(true);
  }).toPass();
  return last;
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
 * A browser keeps the stylesheets of every page it has been to. In this order and in the reverse one every page comes
 * after every other, twice: first with the sheets of those before it, then with all of them.
 */
for (const reverse of [false, true]) {
  test(`a page looks the same whatever was seen before it${reverse ? ', in the other direction' : ''}`, async ({
    page,
  }) => {
    const account = await createAccount();
    const dashboard = '/dashboard-list-form-data?q=nothing-of-the-kind';
    const paths = [dashboard, ...Object.values(templates), '/auth/reset'];
    if (reverse) paths.reverse();
    await signIn(page, account);

    const direct = new Map<string, Record<string, string[]>>();
    for (const path of paths) {
      await page.goto(path);
      await makeLive(page);
      direct.set(path, await settled(page));
    }
    const found: string[] = [];
    for (const path of [...paths, ...paths]) {
      await navigate(page, path);
      let here: Record<string, string[]> = {};
      let both: [string, string[]][] = [];
      await expect(async () => {
        here = await settled(page);
        both = Object.entries(direct.get(path) ?? {}).filter(([place]) => here[place]);
        // A few elements are there or not for other reasons: what is new in the list, what is remembered.
        expect(both.length, path).toBeGreaterThan(Object.keys(direct.get(path) ?? {}).length * 0.8);
      }).toPass();
      const [first] = both.flatMap(([place, expected]) => {
        const at = expected.findIndex((value, index) => value !== here[place]?.[index]);
        return at < 0 ? [] : [`${path}: ${place}: ${expected[at] ?? ''} became ${here[place]?.[at] ?? ''}`];
      });
      if (first) found.push(first);
    }
    expect(found).toEqual([]);
  });
}
