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

/** Every element of a page with its styles, those of what it draws before and after itself among them. */
const styles = (page: Page) =>
  page.evaluate((properties) => {
    const of = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    };
    const name = ({ localName, id, className }: Element) =>
      `${localName}${id && `#${id}`}${typeof className === 'string' && className ? `.${className.trim().replace(/\s+/g, '.')}` : ''}`;
    return [...document.querySelectorAll('header, main, main *, footer')].map(
      (element) =>
        `${name(element)} { ${of(element)} | ${of(element, '::before')} | ${of(element, '::after')} }`,
    );
  }, PROPERTIES);

/** Waits until a page's styles are as they stay, and returns them. */
async function settled(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect(async () => {
    const before = last;
    last = await styles(page);
    expect(last).toEqual(before);
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

    const direct = new Map<string, string[]>();
    for (const path of paths) {
      await page.goto(path);
      await makeLive(page);
      direct.set(path, await settled(page));
    }
    const found: string[] = [];
    for (const path of [...paths, ...paths]) {
      await navigate(page, path);
      const expected = direct.get(path) ?? [];
      await expect.poll(async () => (await styles(page)).length, { message: path }).toBe(expected.length);
      const here = await settled(page);
      const at = here.findIndex((line, index) => line !== expected[index]);
      if (at >= 0) found.push(`${path}:\n  ${expected[at] ?? ''}\n  ${here[at] ?? ''}`);
    }
    expect(found).toEqual([]);
  });
}
