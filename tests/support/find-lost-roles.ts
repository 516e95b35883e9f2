import type { Page } from '@playwright/test';

/** Returns parts of tables that have another layout, for which browsers drop roles that are not written out. */
export const findLostRoles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('table, :is(thead, tbody, tfoot, tr, th, td):not([role=presentation] *)'),
    )
      .filter(
        (part) => !part.role && !getComputedStyle(part).display.startsWith('table') && part.checkVisibility(),
      )
      .map((part) => `loses its role: ${part.outerHTML.slice(0, 120)}`),
  );
