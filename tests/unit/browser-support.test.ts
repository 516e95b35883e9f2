import { globSync, readFileSync } from 'node:fs';
import { type Feature, features, isAllowed, keysOf } from '../browser-support/features';
import { documentWithTables, DOCUMENT, isMissing } from '../browser-support/table';
import { compatOf, missingIn } from '../browser-support/versions';
import { switches } from '../engines/switches';

/** What stands in files that use a feature. */
const wordsOf = (feature: Feature) =>
  feature.word
    ? [feature.word]
    : keysOf(feature).map((key) => (key.split('.').at(-1) ?? '').replace(/_\w+$/, ''));
const filesAt = (place: string) => (place.endsWith('/') ? globSync(`${place}**/*.{ts,tsx,css}`) : [place]);

test('the tables say what rows, switches and data say', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  // After an update of the data, or of a row: npm run browser-support.
  expect(document).toBe(documentWithTables(document));
});

test('a document without a place for the tables is refused', () => {
  expect(() => documentWithTables('# Browser support')).toThrow('no place');
});

describe.each(features)('$name', (feature) => {
  test('is known to the data', () => {
    expect(keysOf(feature).filter((key) => !compatOf(key))).toEqual([]);
  });

  test('says what a visitor gets without it, if a browser lacks it', () => {
    expect(feature.without !== undefined).toBe(isMissing(feature));
  });

  test.each(feature.where)('is used in %s', (place) => {
    const texts = filesAt(place).map((file) => readFileSync(file, 'utf8').toLowerCase());
    const isUsed = (word: string) => texts.some((text) => text.includes(word.toLowerCase()));
    expect(wordsOf(feature).some(isUsed)).toBe(true);
  });
});

test('each switch of the engines tries a row', () => {
  const tried = features.map((feature) => feature.tried);
  expect(switches.filter(({ name }) => !tried.includes(name))).toEqual([]);
});

test('a feature is allowed where its row says, with what belongs to it, and nowhere else', () => {
  const carousel = 'components/ui/carousel.css';
  expect(missingIn('css.properties.scrollbar-width')).toEqual(['safari_ios', 'safari']);
  expect(isAllowed('css.properties.scrollbar-width', carousel)).toBe(true);
  expect(isAllowed('css.properties.scrollbar-width.none', carousel)).toBe(true);
  expect(isAllowed('css.properties.scrollbar-width', 'components/ui/side-panel.css')).toBe(false);
  expect(isAllowed('css.properties.scrollbar-color', carousel)).toBe(false);
  expect(isAllowed('css.properties.text-wrap.pretty', 'components/kinds/prose.css')).toBe(true);
});
