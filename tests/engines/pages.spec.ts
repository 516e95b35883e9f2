import type { RunOptions } from 'axe-core';
import { pages } from '@/lib/content/pages';
import { templates } from '../support/chosen';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** In parts, so that each test ends well before its deadline on a busy machine too. */
const parts = (paths: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, at) => paths.slice(at * size, (at + 1) * size));

/**
 * The families whose own letters the page is set in: the width of a line does not depend on what stands in for them.
 * A page is set in the fonts that are there at its first paint, so a first page may have gone without.
 */
const familiesInUse = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const line = document.createElement('span');
    line.textContent = 'Handgloves 0123456789 ill';
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '100px' });
    document.body.append(line);
    const width = (...families: string[]) => {
      line.style.fontFamily = families.join();
      return line.getBoundingClientRect().width;
    };
    const used = ['instrumentSans', 'geistMono'].filter(
      (family) => width(family, 'serif') === width(family, 'monospace') && width(family) !== width('serif'),
    );
    line.remove();
    return used;
  });

interface Look {
  widths: number[];
  colorScheme: 'light' | 'dark';
  /** What the accessibility checker does not do with all its rules. */
  axe?: RunOptions;
}

/** Colors change with the theme and not with the width, the rest the other way round. */
const looks: Look[] = [
  { widths: [1280], colorScheme: 'light' },
  { widths: [1280], colorScheme: 'dark', axe: { runOnly: ['color-contrast', 'link-in-text-block'] } },
  { widths: [390, 320], colorScheme: 'light', axe: { rules: { 'color-contrast': { enabled: false } } } },
];

for (const { widths, colorScheme, axe } of looks) {
  for (const [at, paths] of parts([...Object.values(templates), '/auth', '/auth/reset'], 5).entries()) {
    test(`${widths.join(' and ')} px wide, ${colorScheme}: templates, part ${at + 1}`, async ({ visit }) => {
      const [first = 0] = widths;
      const visitor = await visit({ width: first, height: 800, colorScheme, reducedMotion: true });
      const found: unknown[] = [];
      for (const path of paths) {
        for (const width of widths) {
          if (widths.length > 1) await visitor.tab.resize(width, 800);
          if (width === first) {
            await visitor.goto(path);
            await visitor.hydrate();
            const violations = await visitor.violations(axe);
            if (violations.length > 0) found.push({ path, violations });
          }
          const overflow = await visitor.overflow();
          if (overflow > 0) found.push({ path, width, overflow });
        }
      }
      expect(found).toEqual([]);
      await expect(async () => {
        await visitor.tab.reload();
        expect(await familiesInUse(visitor)).toEqual(['instrumentSans', 'geistMono']);
      }).toPass();
    });
  }
}

for (const [at, paths] of parts(pages, 14).entries()) {
  test(`every page of the sitemap, part ${at + 1}`, async ({ visit }) => {
    const visitor = await visit();
    const found: unknown[] = [];
    for (const path of paths) {
      await visitor.goto(path);
      await visitor.hydrate();
      const overflow = await visitor.overflow();
      if (overflow > 0) found.push({ path, overflow });
    }
    expect(found).toEqual([]);
  });
}
