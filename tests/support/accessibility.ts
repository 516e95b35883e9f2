import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The accessibility checker, as a page is given it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about colors, which depend on the layout and the theme, not on the words. They take half of the checker's time. */
export const COLORS = ['color-contrast', 'link-in-text-block'];

/** WCAG to level AA, and what is good practice. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What the accessibility checker finds on a page, which has no frames. It is told directly, as the package for
 * Playwright would have the page read it twice for each look.
 *
 * @param part A selector, when not the whole page is looked at.
 * @param rules Rules by name; without it every rule.
 * @param left Rules that are left out.
 * @returns The rule and the markup of each element that violates it.
 */
export async function violations(
  page: Page,
  part?: string,
  rules?: string[],
  left: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: rules ?? EVERY_RULE,
    rules: Object.fromEntries(left.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ([root, how]) => {
      const { axe } = window as unknown as {
        axe: { run(root: Document | string, options: RunOptions): Promise<AxeResults> };
      };
      const { violations: found } = await axe.run(root ?? document, how);
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    },
    [part, options] as const,
  );
}
