import { readFileSync } from 'node:fs';
import { visibleLength } from '@/lib/demo/schema';
import { pgRanges } from '../support/pg-ranges';

const migration = (name: string) => readFileSync(`supabase/migrations/${name}.sql`, 'utf8');
const isSpace = (character: string): boolean => character.trim() === '';

test('a name may hold the same letters and marks in the table as in the form', () => {
  const [, inTable] = /name ~ '\^\[ (\S+)\]\+\$'/.exec(migration('20261121000000_demo_requests')) ?? [];
  const isLetter = (character: string) => /^[\p{L}\p{M}]$/u.test(character);
  expect(inTable).toBe(pgRanges(isLetter, (character) => /^\p{Cn}$/u.test(character)));
});

describe('AT-58: what nobody can see', () => {
  const visible = migration('20261122000100_visible_characters');

  test('is the same for the table as for the form, wherever the table lists it', () => {
    const listed = [...visible.matchAll(/\[(?:\^ )?(\\u00AD[^\]]+)\]/g)].map(([, ranges]) => ranges);
    const invisible = pgRanges((character) => visibleLength(character) === 0 && !isSpace(character));
    // Twice for the name, once for the purpose and for each campaign parameter.
    expect(listed).toEqual(Array(8).fill(invisible));
  });

  test('is cut off at the ends of a text by both alike', () => {
    const [, trimmed = ''] = /regexp_replace\([^\n]*\n *E'([^']+)'/.exec(visible) ?? [];
    const characters = JSON.parse(`"${trimmed}"`) as string;
    // Two are refused as control characters, one is nothing that can be seen, either way.
    const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isSpace);
    expect(Array.from(characters).toSorted()).toEqual(spaces.filter((space) => !/[\v\f\ufeff]/.test(space)));
  });
});
