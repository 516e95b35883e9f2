import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '../../e2e/support';

test('the kit shows every kind of section, without an error', async ({ page }) => {
  await page.goto('/kit');
  const names = globSync('components/kinds/*.tsx').flatMap((file) => {
    const name = basename(file, '.tsx').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    return readFileSync(file, 'utf8').includes(`export function ${name}(`) ? [name] : [];
  });
  const headings = page.locator('main section > h2');
  await expect(headings.first()).toBeVisible();
  const shown = await headings.allTextContents();
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});
