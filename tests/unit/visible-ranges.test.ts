import { readFileSync } from 'node:fs';
import { visibleLength } from '@/lib/demo/schema';
import { pgRanges } from '../support/pg-ranges';

const migration = readFileSync('supabase/migrations/20261122000100_visible_characters.sql', 'utf8');
const isSpace = (character: string): boolean => character.trim() === '';

describe('what nobody can see', () => {
  test('is the same for the table as for the form, wherever the table lists it', () => {
    const listed = [...migration.matchAll(/\[(?:\^ )?(\\u00AD[^\]]+)\]/g)].map(([, ranges]) => ranges);
    const generated = pgRanges((character) => visibleLength(character) === 0 && !isSpace(character));
    // Twice for the name, once for the purpose and for each campaign parameter.
    expect(listed).toEqual(Array(8).fill(generated));
  });

  test('nor does the table know other white space than the form', () => {
    const [, trimmed = ''] = /regexp_replace\([^\n]*\n *E'([^']+)'/.exec(migration) ?? [];
    const characters = JSON.parse(`"${trimmed}"`) as string;
    // Two are refused as control characters, one is nothing that can be seen, either way.
    const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isSpace);
    expect(Array.from(characters).toSorted()).toEqual(spaces.filter((space) => !/[\v\f\ufeff]/.test(space)));
  });

  test('is what is ignored by default, what only formats, and what is blank by its name', () => {
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const seen =
        !/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(character) &&
        !['\u2800', '\u{13441}', '\u{13442}', '\u{1D159}'].includes(character) &&
        !isSpace(character);
      if (visibleLength(character) !== Number(seen)) expect(code.toString(16)).toBe(seen);
    }
  });
});
