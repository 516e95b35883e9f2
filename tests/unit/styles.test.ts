import { globSync, readFileSync } from 'node:fs';
import { EVERYWHERE, sheetsOf } from '../class-names/sheets';

const filesOf = (ending: string) =>
  ['app', 'components'].flatMap((folder) => globSync(`${folder}/**/*.${ending}`));
const files = filesOf('css');

/** A line height in px: alone, in the `font` shorthand, or as a class. */
const fixed = /line-height:[^;}]*\dpx|font:[^;}]*\/\s*[\d.]+px|leading-\[[^\]]*\dpx/;

it('finds the stylesheets', () => {
  expect(files).toEqual(expect.arrayContaining(['app/base.css', 'components/ui/controls.css']));
});

// Font sizes are rem: beside them a line height in px prints enlarged text on top of itself.
it.each([...files, ...filesOf('tsx')])('%s has no line height in px', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(fixed);
});

it.each([
  'line-height: 20px',
  'font: 500 1rem/16px var(--mono)',
  'font: 500 var(--t-xs) / 20px var(--mono)',
  'className="mid:leading-[20px]"',
])('would find %s', (rule) => expect(rule).toMatch(fixed));

// Tailwind reads .tsx alone (app/globals.css): classes that are written elsewhere would have no rules.
it.each(filesOf('ts').filter((file) => file !== 'components/ui/tw.ts'))('%s writes no classes', (file) => {
  expect(readFileSync(file, 'utf8')).not.toContain('tw`');
});

// A browser keeps the stylesheets of every page it has been to: two rules of one name would meet there.
it('a class has its rules in one stylesheet', () => {
  const several = [...sheetsOf].filter(
    ([, sheets]) => sheets.filter((sheet) => !EVERYWHERE.includes(sheet)).length > 1,
  );
  expect(several).toEqual([]);
});
