import { readFileSync } from 'node:fs';

const migration = readFileSync('supabase/migrations/20261121000000_demo_requests.sql', 'utf8');
const inMigration = /name ~ '\^\[ (\S+)\]\+\$'/.exec(migration)?.[1];

const LAST = 0x10ffff;
const isLetter = (code: number): boolean => /^[\p{L}\p{M}]$/u.test(String.fromCodePoint(code));
const isUnassigned = (code: number): boolean => /^\p{Cn}$/u.test(String.fromCodePoint(code));

/** The ranges of letters and marks; a gap of nothing but unassigned code points does not end a range. */
function letterRanges(): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  let open = false;
  for (let code = 0; code <= LAST; code += 1) {
    const range = ranges.at(-1);
    if (isLetter(code)) {
      if (open && range) range[1] = code;
      else ranges.push([code, code]);
      open = true;
    } else if (!isUnassigned(code)) {
      open = false;
    }
  }
  return ranges;
}

/** One code point in the form PostgreSQL's regular expressions read. */
function escape(code: number): string {
  const hex = code.toString(16).toUpperCase();
  return code > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

describe('the letters a name may hold', () => {
  test('the table allows exactly the letters and marks that the form allows', () => {
    const generated = letterRanges()
      .map(([first, last]) => (first === last ? escape(first) : `${escape(first)}-${escape(last)}`))
      .join('');
    expect(inMigration).toBe(generated);
  });

  test('no assigned character is treated differently by the two', () => {
    const source = inMigration?.replace(/\\U([\dA-F]{8})/g, (_, hex: string) => `\\u{${hex}}`);
    const pattern = new RegExp(`^[${source ?? ''}]$`, 'u');
    const different: string[] = [];
    for (let code = 0; code <= LAST; code += 1) {
      if (!isUnassigned(code) && pattern.test(String.fromCodePoint(code)) !== isLetter(code)) {
        different.push(escape(code));
      }
    }
    expect(different).toEqual([]);
  });
});
