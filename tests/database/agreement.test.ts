import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { attributionFields, attributionNames } from '../../lib/demo/attribution.ts';
import { formatPhone, getDigits } from '../../lib/demo/input.ts';
import { demoRequestSchema } from '../../lib/demo/schema.ts';
import { demoRequest } from './demo-request.ts';
import { openTestedDatabase } from './tap.ts';

const database = await openTestedDatabase();
after(() => database.close());

/** A person who asks: requests of deleted accounts are under fewer rules. */
const account = crypto.randomUUID();
await database.exec(`
  insert into auth.users (id) values ('${account}');
  alter table public.demo_requests disable trigger limit_per_hour;`);

/** Says whether the table takes a request. */
async function isTaken(request: Record<string, unknown>): Promise<boolean> {
  const row = { ...request, user_id: account };
  const columns = Object.keys(row);
  try {
    await database.query(
      `insert into public.demo_requests (${columns.join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`,
      Object.values(row),
    );
    return true;
  } catch {
    return false;
  }
}

/** Says which values the checks of a column let pass: too many to insert them all. */
async function passing(column: string, values: string[]): Promise<boolean[]> {
  const checks = await database.query<{ all: string }>(
    `select string_agg(format('coalesce((%s), true)', pg_get_expr(c.conbin, c.conrelid)), ' and ') as all
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.conrelid = 'public.demo_requests'::regclass and c.contype = 'c' and a.attname = $1`,
    [column],
  );
  const { rows } = await database.query<{ taken: boolean[] }>(
    `select array_agg(${checks.rows[0]?.all ?? ''} order by place) as taken
     from unnest($1::text[]) with ordinality as sent (${column}, place), (values ('${account}'::uuid)) as sender (user_id)`,
    [values],
  );
  return rows[0]?.taken ?? [];
}

/** Returns the value of one column as the form sends it, or undefined where the form refuses it. */
const settle = (column: 'name' | 'purpose' | 'utm_term', value: string) =>
  column === 'utm_term'
    ? attributionFields[column].safeParse(value).data
    : demoRequestSchema.safeParse(demoRequest({ [column]: value })).data?.[column];

const isComposed = (text: string) => text.normalize('NFC') === text;
/** A text with its characters by number where they cannot be seen. */
const escaped = (text: string) =>
  text.replace(/[^!-~]/gu, (one) => `{${one.codePointAt(0)?.toString(16) ?? ''}}`);
const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

const unit = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'Z', 'é', '李', 'О', 'م', 'न', 'à') },
  fc.constantFrom(' ', '  ', '-', '.', '@', '+', '0', '7', '٣', '_', '\u0301', '\u094d'),
  // Letters and others that take two places in a string of JavaScript.
  { weight: 3, arbitrary: fc.constantFrom('😀', '𝒥', '𠀀') },
  fc.constantFrom('\ud800', '\u200b', '\u200d', '\u200e', '\u202e', '\u061c', '\ufeff'),
  // Characters that nobody can see, and white space of other kinds.
  fc.constantFrom('\u00ad', '\u034f', '\u1160', '\u3164', '\ufe0f', '\u{e0041}', '\u2800'),
  fc.constantFrom('\u00a0', '\u1680', '\u2003', '\u2028', '\u205f', '\u3000'),
  fc.constantFrom('\r', '\n', '\r\n', '\t', '\0', '\u0085', '<', "'", '%', '\\'),
);
/** Texts whose length is near a limit. */
const near = (...lengths: number[]) =>
  fc.oneof(
    ...lengths.flatMap((length) => {
      const size = { minLength: Math.max(0, length - 2), maxLength: length + 2, size: 'max' as const };
      return [
        fc.string({ unit, ...size }),
        unit.chain((one) => fc.string({ unit: fc.constant(one), ...size })),
      ];
    }),
  );
const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 8, maxLength: 18 });
const emails = fc.oneof(
  fc.emailAddress(),
  near(5),
  fc.tuple(near(3), fc.domain()).map((parts) => parts.join('@')),
);
const numbers = fc.oneof(
  digits,
  digits.map((phone) => `+${phone}`),
  near(10),
);
const changes = fc.oneof(
  near(2, 120).map((name) => ({ name })),
  near(10, 2000).map((purpose) => ({ purpose })),
  emails.map((email) => ({ email })),
  numbers.map((phone) => ({ phone })),
  numbers.map((phone) => ({ phone: formatPhone(phone) })),
);

test('AT-05: the table takes exactly the requests that form and action accept', () =>
  fc.assert(
    fc.asyncProperty(changes, async (change) => {
      const input = demoRequest({ ...change });
      const parsed = demoRequestSchema.safeParse(input);
      if (parsed.success) {
        const row = { ...input, ...parsed.data, phone: getDigits(parsed.data.phone) };
        assert.ok(await isTaken(row), `the table refuses ${JSON.stringify(change)}`);
      } else if (isComposed(Object.values<string>(change)[0] ?? '')) {
        // Other spellings of a letter are the form's own business.
        assert.ok(!(await isTaken(input)), `only the table takes ${JSON.stringify(change)}`);
      }
    }),
    {
      numRuns: 200,
      examples: [
        [{ purpose: '😀'.repeat(9) }],
        [{ purpose: '😀'.repeat(2000) }],
        [{ name: '𠀀'.repeat(120) }],
        [{ name: '𠀀'.repeat(121) }],
      ],
    },
  ));

test('AT-05: form and table agree about every letter of a name', async () => {
  const assigned = everyCharacter.filter((one) => !/[\p{Cn}\p{Co}\p{Cs}\0]/u.test(one));
  const letters = assigned.filter((one) => /[\p{L}\p{M}]/u.test(one)).filter(isComposed);
  // With another letter in between, none composes with the one before it.
  const names = Array.from(
    { length: Math.ceil(letters.length / 40) },
    (_, n) => `李李${letters.slice(n * 40, (n + 1) * 40).join('李')}李`,
  );
  assert.deepEqual(
    names.filter((name) => !isComposed(name) || settle('name', name) !== name),
    [],
  );
  const refused = (await passing('name', names)).flatMap((taken, index) => (taken ? [] : [names[index]]));
  assert.deepEqual(refused, []);

  const others = assigned.filter((one) => !/[\p{L}\p{M} ]/u.test(one)).map((one) => `李${one}李`);
  const taken = (await passing('name', others)).flatMap((yes, index) => (yes ? [others[index] ?? ''] : []));
  assert.deepEqual(taken.map(escaped), []);
});

/** Every character that nobody can see, every kind of white space, every control character and mark of direction. */
const unseen = everyCharacter.filter(
  (one) =>
    one !== '\0' &&
    /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800\u{13441}\u{13442}\u{1D159}]/u.test(one),
);
/** Texts of so many characters that can be seen, with another before, after, among and instead of them. */
const around = (one: string, ...lengths: number[]) =>
  lengths.flatMap((length) => {
    const text = 'abcdefghijkl'.slice(0, length);
    const [start, end] = [text.slice(0, length / 2), text.slice(length / 2)];
    return [
      one + text,
      text + one,
      start + one + end,
      `${one} ${text}`,
      `${text} ${one}`,
      one.repeat(length),
    ];
  });

for (const [column, ...lengths] of [
  ['name', 1, 2],
  ['purpose', 9, 10],
  ['utm_term', 0, 1],
] as const)
  test(`AT-58: form and table agree about each character in ${column} that nobody can see`, async () => {
    const values = unseen.flatMap((one) => around(one, ...lengths)).filter(isComposed);
    const settled = values.map((value) => settle(column, value));
    const raw = await passing(column, values);
    const kept = await passing(
      column,
      settled.map((value, index) => value ?? values[index] ?? ''),
    );
    const wrong = values.filter((value, index) => {
      if (settled[index] === undefined) return raw[index];
      // The table takes spaces around a purpose: they harm nobody.
      return !kept[index] || (column !== 'purpose' && raw[index] !== (settled[index] === value));
    });
    assert.deepEqual(wrong.map(escaped), []);
  });

test('AT-05: the table takes exactly the origins of a request that the schema leaves as they are', async () => {
  // Every character that the schema changes, and its neighbors.
  const changed = everyCharacter
    .slice(0, 0xffff)
    .map((one) => `a${one}b`)
    .flatMap((text, code) =>
      text.isWellFormed() && isComposed(text) && attributionFields.utm_term.parse(text) !== text
        ? [code - 1, code, code + 1]
        : [],
    )
    .map((code) => `a${String.fromCharCode(code)}b`)
    .filter((text) => text !== 'a\0b' && text.isWellFormed() && isComposed(text));
  const kept = await passing('utm_term', changed);
  const wrong = changed.filter((text, index) => kept[index] !== (settle('utm_term', text) === text));
  assert.deepEqual(wrong.map(escaped), []);

  const origin = fc.tuple(
    fc.constantFrom(...attributionNames),
    fc.oneof(
      near(1, 100),
      fc.domain(),
      near(253).map((text) => text.replace(/[^a-z0-9.-]/g, 'a')),
      fc.webPath(),
      near(200).map((text) => `/${text.replace(/[^\w.~%-]/g, 'a')}`),
      fc.constantFrom('', '/', '//', '/\\', '/a//b', 'a..b', '-', 'a\n'),
    ),
  );
  await fc.assert(
    fc.asyncProperty(origin, async ([name, value]) => {
      const { data } = attributionFields[name].safeParse(value);
      if (data !== undefined)
        assert.ok(await isTaken(demoRequest({ [name]: data })), `the table refuses ${JSON.stringify(data)}`);
      // Other spellings of a letter are the schema's own business, and no text of a database has half a letter.
      if (data !== value && isComposed(value) && value.isWellFormed())
        assert.ok(
          !(await isTaken(demoRequest({ [name]: value }))),
          `only the table takes ${JSON.stringify([name, value])}`,
        );
    }),
    { numRuns: 300 },
  );
});
