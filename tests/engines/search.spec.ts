import { numbered } from '../e2e/support';
import { actions } from '@/content/words/actions';
import { searchButton } from '@/content/words/search';
import { searchWords } from '@/content/words/search-dialog';
import { startingPoints } from '@/lib/content/navigation';
import { having, sectionToFind } from '../support/chosen';
import { expect, test } from './test.ts';
import { role, type Visitor } from './visitor.ts';

const button = role('button', searchButton.label, role('banner'));
const dialog = role('dialog', searchWords.title);
const field = role('combobox', searchWords.field);
const results = role('option', undefined, dialog);

/** How much of the list a visitor sees, in CSS pixels. */
const shown = (visitor: Visitor) =>
  visitor.on(dialog, (dialog) => {
    const list = dialog.querySelector('[role=listbox]')?.getBoundingClientRect();
    const body = dialog.children[1]?.getBoundingClientRect();
    return list && body ? Math.round(Math.min(list.bottom, body.bottom) - Math.max(list.top, body.top)) : 0;
  });

for (const width of [390, 1280]) {
  test(
    `results are seen, chosen by arrows, and lead to their section: ${width} px`,
    { ...(width === 390 && { tag: '@core' }) },
    async ({ visit }) => {
      const visitor = await visit({ width });
      await visitor.goto('/');
      await visitor.click(button);
      await visitor.focused(field);
      await visitor.type(sectionToFind.page);
      await expect
        .poll(() => visitor.words(role('status', undefined, dialog)))
        .toMatch(new RegExp(numbered(searchWords.count)));
      await expect.poll(() => shown(visitor)).toBeGreaterThan(200);
      await visitor.type(` ${sectionToFind.words}`);
      await visitor.says(sectionToFind.words, results);
      const first = await visitor.attribute(results, 'id');
      await visitor.press('ArrowDown');
      await expect.poll(() => visitor.attribute(field, 'aria-activedescendant')).toBe(first);
      expect(await visitor.violations()).toEqual([]);
      await visitor.press('Enter');
      await visitor.isAt(sectionToFind.href);
      await visitor.missing(dialog);
      await visitor.sees(role('heading', having(sectionToFind.words)));
    },
  );
}

test(
  '"/" and what follows it at once, before the page is hydrated and after',
  { tag: '@core' },
  async ({ visit, scripts }) => {
    const visitor = await visit({ proxy: scripts.url });
    await visitor.goto('/careers');
    await visitor.press('/');
    await visitor.type('refund');
    scripts.open();
    await visitor.holds(field, 'refund');
    await visitor.press('Escape');
    await visitor.missing(dialog);
    for (const words of ['voice', 'rail crews', 'ülke 6']) {
      await visitor.type(`/${words}`);
      await visitor.holds(field, words);
      await visitor.press('Escape');
      await visitor.missing(dialog);
    }
  },
);

test('a press beside it, its button and Escape close it, and the focus returns', async ({ visitor }) => {
  await visitor.goto('/');
  const closings = [
    () => visitor.tab.clickAt(10, 700),
    () => visitor.press('Escape'),
    () => visitor.click(role('button', actions.close, dialog)),
  ];
  for (const close of closings) {
    await visitor.click(button);
    await visitor.focused(field);
    await close();
    await visitor.missing(dialog);
    await visitor.focused(button);
  }
});

test('nothing found: pages to begin with', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.click(button);
  await visitor.focused(field);
  await visitor.type('zeppelin');
  await visitor.says(searchWords.nothing('zeppelin'), dialog);
  const [start] = startingPoints;
  await visitor.click(role('link', start?.label, dialog));
  await visitor.isAt(start?.href ?? '');
  await visitor.missing(dialog);
});
