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

test('the list is in order, and no number is given twice', () => {
  const numbers = (list: string) =>
    rows.filter(({ id }) => id.startsWith(list)).map(({ id }) => Number(id.slice(3)));
  for (const list of ['AT', 'FT']) {
    expect(numbers(list)).not.toEqual([]);
    expect(numbers(list)).toEqual([...new Set(numbers(list))].toSorted((one, other) => one - other));
  }
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
