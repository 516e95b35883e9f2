import assert from 'node:assert/strict';
import fc from 'fast-check';
import { attributionFields, attributionNames } from '../../lib/demo/attribution.ts';
import { cleanPhone, digitsOf } from '../../lib/demo/input.ts';
import { readPhone } from '../../lib/demo/phone.ts';
import { type DemoSubmission, demoSubmissionSchema } from '../../lib/demo/schema.ts';
import { check } from '../support/checks.ts';
import { demoRequest } from './demo-request.ts';
import type { TestedDatabase } from './tested-database.ts';

const unit = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'Z', 'é', '李', 'О', 'م', 'न', 'à') },
  fc.constantFrom(' ', '  ', '-', '.', '@', '+', '0', '7', '٣', '_', '\u0301', '\u094d'),
  // Letters and others that take two places in a string of JavaScript.
  { weight: 3, arbitrary: fc.constantFrom('😀', '𝒥', '𠀀') },
  fc.constantFrom('\ud800', '\u200b', '\u200d', '\u200e', '\u202e', '\u061c', '\ufeff'),
  // What nobody can see, and white space of other kinds.
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
const change = fc.oneof(
  near(2, 120).map((name) => ({ name })),
  near(10, 2000).map((purpose) => ({ purpose })),
  fc
    .oneof(
      fc.emailAddress(),
      near(5),
      fc.tuple(near(3), fc.domain()).map((parts) => parts.join('@')),
    )
    .map((email) => ({ email })),
  fc
    .oneof(
      digits,
      digits.map((phone) => `+${phone}`),
      near(10),
    )
    .map((phone) => ({ phone })),
);

/** Phone numbers as people write them, some of them wrong. */
const typedPhone = fc
  .tuple(
    fc.constantFrom('', '+49 ', '0044 (0)', '+1 (', 'Tel. ', '0', '+39 0'),
    digits,
    fc.constantFrom('', ' ext. 12', ';ext=1234567', ' x 123456789', ' '),
  )
  .map((parts) => parts.join(''));

/** Every character that nobody can see, every kind of white space, every control character and mark of direction. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (one) =>
    one !== '\0' &&
    /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800\u{13441}\u{13442}\u{1D159}]/u.test(one),
);

/** Texts of so many characters that can be seen, with such a one before, after, among and instead of them. */
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

/** A text with its characters by number where they cannot be seen. */
const escaped = (text: string) =>
  text.replace(/[^!-~]/gu, (one) => `{${one.codePointAt(0)?.toString(16) ?? ''}}`);

/** Somebody who asks: rows of deleted accounts are under fewer rules. */
const account = crypto.randomUUID();
const PREPARE = `
  insert into auth.users (id) values ('${account}');
  alter table public.demo_requests disable trigger limit_per_hour;`;

/**
 * The form's schema, which the action uses too, and the table's checks, on the same two hundred inputs.
 *
 * @param database With every migration. It is closed afterwards.
 */
export async function checkAgreement(database: TestedDatabase): Promise<void> {
  await database.exec(PREPARE);
  const isTaken = async (request: DemoSubmission & Record<string, unknown>) => {
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
  };
  /** Which values the checks of a column let pass: too many to insert them all. */
  const taken = async (column: string, values: string[]) => {
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
  };
  await check('AT-05: what the form and the action accept the table takes, and the other way round', () =>
    fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const input = demoRequest({ ...changes });
        const parsed = demoSubmissionSchema.safeParse(input);
        if (parsed.success) {
          const row = { ...parsed.data, phone: digitsOf(parsed.data.phone) };
          assert.ok(await isTaken(row), `the table refuses ${JSON.stringify(changes)}`);
          return;
        }
        // Other spellings of a letter are the form's own business.
        const [value = ''] = Object.values<string>(changes);
        if (value.normalize('NFC') !== value) return;
        assert.ok(!(await isTaken(input)), `only the table takes ${JSON.stringify(changes)}`);
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
    ),
  );
  await check('AT-74: what is read of a phone number the table takes, and no other number behind it', () =>
    fc.assert(
      fc.asyncProperty(typedPhone, fc.constantFrom('US', 'GB', 'DE', 'IT'), async (typed, country) => {
        const { phone, dial } = readPhone(cleanPhone(typed), country);
        const parsed = demoSubmissionSchema.safeParse(demoRequest({ phone }));
        if (!parsed.success || dial === null) return;
        const row = { ...parsed.data, phone: digitsOf(phone), phone_dial: dial };
        assert.ok(await isTaken(row), `the table refuses ${JSON.stringify([typed, row])}`);
        const other = {
          ...row,
          id: crypto.randomUUID(),
          phone_dial: dial.replace(/\d(?=$|;)/, (d) => String(9 - Number(d))),
        };
        assert.ok(!(await isTaken(other)), `the table takes ${JSON.stringify(other)}`);
      }),
      { numRuns: 100 },
    ),
  );
  for (const [column, ...lengths] of [
    ['name', 1, 2],
    ['purpose', 9, 10],
    ['utm_term', 0, 1],
  ] as const)
    await check(`AT-58: ${column}: they agree about everything that nobody can see`, async () => {
      const values = unseen
        .flatMap((one) => around(one, ...lengths))
        .filter((text) => text === text.normalize('NFC'));
      const settled = values.map((value) =>
        column === 'utm_term'
          ? attributionFields[column].safeParse(value).data
          : demoSubmissionSchema.safeParse(demoRequest({ [column]: value })).data?.[column],
      );
      const raw = await taken(column, values);
      const kept = await taken(
        column,
        settled.map((value, index) => value ?? values[index] ?? ''),
      );
      const wrong = values.filter((value, index) => {
        if (settled[index] === undefined) return raw[index];
        // Spaces around a purpose are taken: they cost nobody anything.
        return !kept[index] || (column !== 'purpose' && raw[index] !== (settled[index] === value));
      });
      assert.deepEqual(wrong.map(escaped), []);
    });

  // Every character that the schema changes, and its neighbors.
  const changed = Array.from({ length: 0xffff }, (_, code) => code)
    .filter((code) => `a${String.fromCharCode(code)}b`.isWellFormed())
    .filter((code) => {
      const text = `a${String.fromCharCode(code)}b`;
      return text === text.normalize('NFC') && attributionFields.utm_term.parse(text) !== text;
    })
    .flatMap((code) => [code - 1, code, code + 1])
    .map((code) => `a${String.fromCharCode(code)}b`)
    .filter((text) => text !== 'a\0b' && text.isWellFormed());
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
  await check('AT-05: where they came from: the table takes exactly what the schema leaves as it is', () =>
    fc.assert(
      fc.asyncProperty(origin, async ([name, value]) => {
        const { data } = attributionFields[name].safeParse(value);
        if (data !== undefined)
          assert.ok(
            await isTaken(demoRequest({ [name]: data })),
            `the table refuses ${JSON.stringify(data)}`,
          );
        // Other spellings of a letter are the schema's own business, and no text of a database has half a letter.
        if (value.normalize('NFC') !== value || !value.isWellFormed()) return;
        if (data !== value)
          assert.ok(
            !(await isTaken(demoRequest({ [name]: value }))),
            `only the table takes ${JSON.stringify([name, value])}`,
          );
      }),
      { numRuns: 400 + changed.length, examples: changed.map((text) => [['utm_term', text]]) },
    ),
  );
  await database.close();
}
