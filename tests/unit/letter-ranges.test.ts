import { readFileSync } from 'node:fs';
import { escapeForPg, pgRanges } from '../support/pg-ranges';

const migration = readFileSync('supabase/migrations/20261121000000_demo_requests.sql', 'utf8');
const inMigration = /name ~ '\^\[ (\S+)\]\+\$'/.exec(migration)?.[1];

const LAST = 0x10ffff;
const isLetter = (character: string): boolean => /^[\p{L}\p{M}]$/u.test(character);
const isUnassigned = (character: string): boolean => /^\p{Cn}$/u.test(character);

describe('the letters a name may hold', () => {
  test('the table allows exactly the letters and marks that the form allows', () => {
    expect(inMigration).toBe(pgRanges(isLetter, isUnassigned));
  });

  test('no assigned character is treated differently by the two', () => {
    const source = inMigration?.replace(/\\U([\dA-F]{8})/g, (_, hex: string) => `\\u{${hex}}`);
    const pattern = new RegExp(`^[${source ?? ''}]$`, 'u');
    const different: string[] = [];
    for (let code = 0; code <= LAST; code += 1) {
      const character = String.fromCodePoint(code);
      if (!isUnassigned(character) && pattern.test(character) !== isLetter(character)) {
        different.push(escapeForPg(code));
      }
    }
    expect(different).toEqual([]);
  });
});
