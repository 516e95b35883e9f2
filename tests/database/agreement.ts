import assert from 'node:assert/strict';
import fc from 'fast-check';
import { attributionFields, attributionNames } from '../../lib/demo/attribution.ts';
import { type DemoSubmission, demoSubmissionSchema, digitsOf } from '../../lib/demo/schema.ts';
import { openScratchDatabase } from '../../supabase/local/scratch-database.ts';
import { check } from './checks.ts';
import { demoRequest } from './stack.ts';

const unit = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'Z', 'é', '李', 'О', 'م', 'न', 'à') },
  fc.constantFrom(' ', '  ', '-', '.', '@', '+', '0', '7', '٣', '_', '\u0301', '\u094d'),
  // Letters and others that take two places in a string of JavaScript.
  { weight: 3, arbitrary: fc.constantFrom('😀', '𝒥', '𠀀') },
  fc.constantFrom('\ud800', '\u200b', '\u200d', '\u200e', '\u202e', '\ufeff', '\u00a0', '\u2028'),
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

/** The form's schema, which the action uses too, and the table's checks, on the same two hundred inputs. */
export async function checkAgreement(): Promise<void> {
  const database = await openScratchDatabase();
  const isTaken = async (row: DemoSubmission & Record<string, unknown>) => {
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
        // Spaces around and other spellings of a letter are the form's own business.
        const [value = ''] = Object.values<string>(changes);
        if (value.trim() !== value || value.normalize('NFC') !== value) return;
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
  // Every character that the schema changes, and its neighbors.
  const around = Array.from({ length: 0xffff }, (_, code) => code)
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
      { numRuns: 400 + around.length, examples: around.map((text) => [['utm_term', text]]) },
    ),
  );
  await database.close();
}
