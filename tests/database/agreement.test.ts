import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { foldText } from '../../lib/fold-text.ts';
import { readAttribution } from '../../lib/demo/attribution.ts';
import { emptyValues, fieldNames, getField, isOptional } from '../../lib/demo/fields.ts';
import { demoRequestSchema } from '../../lib/demo/schema.ts';
import { splitText } from '../../lib/search/terms.ts';
import { cleanPhone, getPhoneDigits } from '../../lib/input-rules.ts';
import { buildDemoRequest } from './build-demo-request.ts';
import { openTestedDatabase } from './run-tap-file.ts';

const database = await openTestedDatabase();
after(() => database.close());

async function insert(row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.query(
    `insert into public.demo_requests (${columns.join()}) values (${places.join()})`,
    Object.values(row),
  );
}

async function assertTaken(row: Record<string, unknown>): Promise<void> {
  try {
    await insert(row);
  } catch (error) {
    assert.fail(`the table refuses ${JSON.stringify(row)}: ${String(error)}`);
  }
}

const unit = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'Z', 'é', '李', 'О', 'م', 'न', 'à') },
  fc.constantFrom(' ', '  ', '-', '.', '@', '+', '0', '7', '٣', '_', '\u0301', '\u094d'),
  // Characters of two code units.
  { weight: 3, arbitrary: fc.constantFrom('😀', '𝒥', '𠀀') },
  fc.constantFrom('\ud800', '\u200b', '\u200d', '\u200e', '\u202e', '\u061c', '\ufeff'),
  fc.constantFrom('\u00ad', '\u034f', '\u3164', '\ufe0f', '\u{e0041}', '\u2800'),
  fc.constantFrom('\u00a0', '\u1680', '\u2003', '\u2028', '\u3000'),
  fc.constantFrom('\r', '\n', '\r\n', '\t', '\0', '\u007f', '\u0085', '<', "'", '%', '\\', '"'),
);
/** Returns texts whose length is near a limit. */
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
const numbers = fc.oneof(
  digits,
  digits.map((phone) => `+${phone}`),
  fc.tuple(digits, near(3, 40)).map((parts) => cleanPhone(parts.join('-'))),
  fc
    .tuple(
      digits,
      fc.string({ unit: fc.constantFrom(' ', '-', '.', '/', '(', ')', '\u2011'), maxLength: 45 }),
    )
    .map((parts) => cleanPhone(parts.join(''))),
);
const emails = fc.oneof(
  fc.emailAddress(),
  fc.tuple(near(3), fc.domain()).map((parts) => parts.join('@')),
  near(3, 20).map((name) => `a@${name}.example`),
);
const changes = fc.oneof(
  near(2, 120).map((name) => ({ name })),
  near(10, 2000).map((purpose) => ({ purpose })),
  emails.map((email) => ({ email })),
  numbers.map((phone) => ({ phone })),
);

test('AT-05: The table takes every request that the form accepts', () =>
  fc.assert(
    fc.asyncProperty(changes, async (change) => {
      const { data } = demoRequestSchema.safeParse({ ...emptyValues, ...buildDemoRequest({ ...change }) });
      if (data) await assertTaken({ ...data, phone: getPhoneDigits(data.phone), phone_typed: data.phone });
    }),
    {
      numRuns: 300,
      examples: [
        [{ name: '𠀀'.repeat(120) }],
        [{ name: 'Zoë Ñúñez' }],
        [{ purpose: '😀'.repeat(2000) }],
        [{ purpose: `${'\u200d'.repeat(5)}family 👨\u200d👩\u200d👧\r\n\tof three` }],
        [{ email: "O'Brien+demo_1@sub.harbour.example" }],
        [{ email: 'r&d/emea@müller.example' }],
        [{ email: 'jane.@пример.рф' }],
        [{ email: 'info@xn--e1afmkfd.xn--p1ai' }],
        [{ phone: '+1234567890123456' }],
        [{ phone: `+(1234567890123456${' \u2011'.repeat(21)}` }],
      ],
    },
  ));

for (const name of fieldNames)
  test(`The database has the field ${name}: its column, grants, checks, search and deliveries`, async () => {
    const { longest, store } = getField(name);
    const given: Record<string, string> = buildDemoRequest();
    const { rows: columns } = await database.query(
      `select has_column_privilege('authenticated', attrelid, attname, 'select') as is_read,
         has_column_privilege('authenticated', attrelid, attname, 'insert') as is_inserted,
         attstattarget as statistics
       from pg_attribute where attrelid = 'public.demo_requests'::regclass and attname = $1`,
      [name],
    );
    assert.deepEqual(columns, [{ is_read: true, is_inserted: true, statistics: 0 }]);

    const text = given[name] ?? '';
    const value = store ? text : text.padStart(longest, 'a');
    await assertTaken({ ...given, [name]: value });
    const rejected = [
      `a${value.padStart(longest, 'a')}`,
      `${value.slice(1)}\u0001`,
      `${value.slice(1)}\u202e`,
    ];
    for (const wrong of rejected)
      await assert.rejects(
        insert({ ...buildDemoRequest(), [name]: wrong }),
        { code: '23514' },
        `${name} takes ${wrong}`,
      );
    if (isOptional(name)) await assertTaken({ ...buildDemoRequest(), [name]: null });
    const { rows: found } = await database.query(
      'select search_text like $2 as is_found, public.claim_deliveries($3, id) -> 0 ->> $4 as delivered from public.demo_requests where id = $1',
      [given['id'], `%${foldText(value)}%`, 'team', name],
    );
    assert.deepEqual(found, [{ is_found: true, delivered: value }]);
  });

test('The table takes every origin of a request that the site keeps', async () => {
  const longTexts = fc.oneof(near(1, 100), fc.domain(), fc.webPath());
  const names = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'referrer_host',
    'landing_path',
    'sent_path',
  ];
  const longest = Object.fromEntries(
    names.map((name) => [
      name,
      name.endsWith('_path')
        ? `/${'a'.repeat(199)}`
        : name === 'referrer_host'
          ? 'a'.repeat(253)
          : '𠀀'.repeat(100),
    ]),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), longTexts), (origin) =>
      assertTaken(buildDemoRequest({ attribution: readAttribution(origin, 'harbour.example') })),
    ),
    { numRuns: 100, examples: [[longest]] },
  );
});

/** Folds texts in the database. */
async function foldInDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await database.query<{ folded: string[] }>(
    'select array_agg(private.fold_text(text) order by place) as folded from unnest($1::text[]) with ordinality as sent (text, place)',
    [texts],
  );
  return rows[0]?.folded ?? [];
}

test('AT-88: The search of the dashboard folds a text as the database does', async () => {
  const texts = [
    ...[
      'José Ñúñez',
      'İstanbul',
      'STRASSE ẞ',
      'ΟΔΟΣ οδός',
      'Łódź',
      'ﬁne ①',
      'क़',
      '100%_\\',
      'a\u00ADb\u200Bc',
      '',
    ],
    ...['\u202A+49\u202C', "Ann‑Marie O’Neil-O'Hara", 'Ǿre ǽ', 'أَحْمَد', '김 がく'],
    // Every letter of the scripts that have two cases, and Arabic.
    ...Array.from({ length: 0x700 }, (_, code) => String.fromCodePoint(code + 1)),
    ...Array.from({ length: 0x300 }, (_, code) => String.fromCodePoint(code + 0x1e00)),
  ];
  assert.deepEqual(await foldInDatabase(texts), texts.map(foldText));
});

test('Names are found as other keyboards type them, in the dashboard and in the search of the site', async () => {
  const names = {
    Polish: ['Łukasz Żółć', 'lukasz zolc'],
    Danish: ['Søren Kjær', 'soren kjaer'],
    German: ['Jörg Straßer', 'jorg strasser'],
    Turkish: ['Işıl İnönü', 'isil inonu'],
    French: ['Zoé Lecœur', 'zoe lecoeur'],
    Icelandic: ['Þórður Sigurðsson', 'thordur sigurdsson'],
    Croatian: ['Đurđica Šarić', 'durdica saric'],
    Maltese: ['Ċensu Ħaġar', 'censu hagar'],
    Vietnamese: ['Đặng Thị Hồng', 'dang thi hong'],
    Greek: ['ΓΙΩΡΓΟΣ Παππάς', 'γιωργοσ παππας'],
    Russian: ['Алёна Йылмаз', 'алена иылмаз'],
    Arabic: ['أحمد آدم', 'احمد ادم'],
    Irish: ['AnnMarie ONeil', "ann-marie o'neil"],
  };
  const stored = Object.values(names).map(([name = '']) => name);
  const typed = Object.values(names).map(([, name = '']) => name);
  const folded = typed.map(foldText);
  assert.deepEqual(await foldInDatabase(stored), folded);
  // The search of the site also splits a word at its capital letters and hyphens.
  const all = stored.slice(0, -1);
  assert.deepEqual(
    all.map(splitText),
    folded.slice(0, -1).map((name) => name.split(' ')),
  );
});
