import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'supabase/migrations';

/** Bodies of functions. What is outside of them runs once, as the database's owner. */
const bodies = (sql: string) => Array.from(sql.matchAll(/\$\$(.*?)\$\$/gs), ([, body = '']) => body);

/** Statements that would change every row of a table. */
const unconditional = (body: string) =>
  Array.from(
    body.replaceAll(/--[^\n]*/g, '').matchAll(/\b(?:update|delete\s+from)\s+(?:private|public|auth)\.[^;]*/g),
    ([statement]) => statement,
  ).filter((statement) => !/\bwhere\b/.test(statement));

/** An operator of the database asks for it by hand. */
const BY_HAND = 'count_anew';

test('no function changes every row of a table: the hosted Data API loads safeupdate, which refuses it there too', () => {
  const found = readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split(/\bcreate (?:or replace )?function /)
      .slice(1)
      .filter((text) => !text.startsWith(`private.${BY_HAND}(`))
      .flatMap((text) => bodies(text).slice(0, 1).flatMap(unconditional))
      .map((statement) => `${file}: ${statement}`),
  );
  expect(found).toEqual([]);
});
