import { globSync, readFileSync } from 'node:fs';

const files = ['app', 'components'].flatMap((folder) => globSync(`${folder}/**/*.css`));

/** A line height in px, alone or in the `font` shorthand. */
const fixed = /line-height:[^;}]*\dpx|font:[^;}]*\/\s*[\d.]+px/;

it('finds the stylesheets', () => {
  expect(files).toEqual(expect.arrayContaining(['app/base.css', 'components/ui/controls.css']));
});

// Font sizes are rem: beside them a line height in px prints enlarged text on top of itself.
it.each(files)('%s has no line height in px', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(fixed);
});

it.each(['line-height: 20px', 'font: 500 1rem/16px var(--mono)', 'font: 500 var(--t-xs) / 20px var(--mono)'])(
  'would find %s',
  (rule) => expect(rule).toMatch(fixed),
);
