import { globSync, readFileSync } from 'node:fs';

const row = /^\| ((?:AT|FT)-\d\d) \|[^|]*\| ([^|]*) \|$/gm;
const rows = [...readFileSync('SECURITY.md', 'utf8').matchAll(row)].map(([, id = '', where = '']) => ({
  id,
  where,
}));

const titles = new Map<string, Set<string>>();
for (const file of globSync(['tests/**/*.{ts,tsx}', 'supabase/tests/*.sql']))
  for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:['"`]|, )((?:AT|FT)-\d\d)(?=: |, (?:AT|FT)-)/g,
  ))
    titles.set(id, (titles.get(id) ?? new Set()).add(file));

test('the list is whole', () => {
  const numbers = (list: string) =>
    rows.filter(({ id }) => id.startsWith(list)).map(({ id }) => Number(id.slice(3)));
  // 38 was given up before the list was written.
  expect(numbers('AT')).toEqual([...Array(69).keys()].map((n) => n + 1).filter((n) => n !== 38));
  expect(numbers('FT')).toEqual([...Array(35).keys()].map((n) => n + 1));
});

test.each(rows)('$id is where SECURITY.md says', ({ id, where }) => {
  if (/^(does not apply|later): /.test(where)) {
    expect(titles.get(id)).toBeUndefined();
    return;
  }
  const named = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  expect([...(titles.get(id) ?? [])].toSorted()).toEqual(named.toSorted());
});

test('no title names an attack that is not in the list', () => {
  const known = rows.map(({ id }) => id);
  expect([...titles.keys()].filter((id) => !known.includes(id))).toEqual([]);
});
