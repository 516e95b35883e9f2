import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about colors depend on layout and theme only, and take half of the time. */
export const COLORS = ['color-contrast', 'link-in-text-block'];

/** WCAG to level AA, and best practices. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns rule and markup of each accessibility violation.
 * The package for Playwright would inject axe twice for each check.
 *
 * @param part A selector, for a part of the page.
 * @param rules Rules by name, instead of all.
 * @param left Rules that are left out.
 */
export async function findViolations(
  page: Page,
  part?: string,
  rules?: string[],
  left: string[] = [],
): Promise<string[]> {
  // After a server action Next puts the title of the page in its place again.
  await page.waitForFunction(() => document.title !== '');
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
