import { readFileSync } from 'node:fs';
import { disabledFeatures } from '../support/chromium';

it('Chromium is started without all that Playwright leaves out of it', () => {
  const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(playwright) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !disabledFeatures.includes(name ?? ''))).toEqual([]);
});
