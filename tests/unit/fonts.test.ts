import { readFileSync } from 'node:fs';
import { charactersOf, COMMON, contentLetters, FONTS, madeFonts, FACES } from '@/adapter/make-fonts';

const font = (name: string) => readFileSync(`${FONTS}/${name}.woff2`);
const folder = process.cwd();
const names = ['instrument-sans', 'geist-mono'];

describe('the fonts', () => {
  // After a change of adapter/make-fonts.ts or of what it makes them from: npm run fonts. Content may change without.
  it('are what the script makes', async () => {
    const letters = charactersOf(font('instrument-sans')).filter((character) => /\p{L}/u.test(character));
    const made = await madeFonts(folder, letters);
    expect([...made.keys()]).toHaveLength(7);
    expect([...made].filter(([path, content]) => !readFileSync(path).equals(Buffer.from(content)))).toEqual(
      [],
    );
  });

  it.each(names)('%s: the file of every page has what every language needs', (name) => {
    const has = new Set(charactersOf(font(name)));
    expect(Array.from(COMMON).filter((character) => !has.has(character))).toEqual([]);
  });

  it.each(names)('%s: no letter is in two files, and the stylesheet names each file', (name) => {
    const parts = [name, `${name}-latin`, `${name}-latin-ext`];
    const all = parts.flatMap((part) => charactersOf(font(part)));
    expect(all.filter((character, at) => all.indexOf(character) !== at)).toEqual([]);
    for (const part of parts.slice(1)) expect(readFileSync(FACES, 'utf8')).toContain(`./${part}.woff2`);
  });

  // Other scripts, arrows and emojis are the device's: docs/authors/translate.md.
  it('have every Latin letter of the content', () => {
    const has = new Set(
      ['', '-latin', '-latin-ext'].flatMap((part) => charactersOf(font(`instrument-sans${part}`))),
    );
    const latin = contentLetters(folder).filter((letter) => /\p{Script=Latin}/u.test(letter));
    expect(latin.filter((letter) => !has.has(letter))).toEqual([]);
  });
});
