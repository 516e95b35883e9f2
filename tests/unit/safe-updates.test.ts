import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'supabase/migrations';

/** Returns the bodies of functions. Statements outside run once, as the owner of the database. */
const findBodies = (sql: string) => Array.from(sql.matchAll(/\$\$(.*?)\$\$/gs), ([, body = '']) => body);

/** Returns statements that would change every row of a table. */
const findUnconditional = (body: string) =>
  Array.from(
    body.replaceAll(/--[^\n]*/g, '').matchAll(/\b(?:update|delete\s+from)\s+(?:private|public|auth)\.[^;]*/g),
    ([statement]) => statement,
  ).filter((statement) => !/\bwhere\b/.test(statement));

test('No function changes every row of a table, because the hosted Data API rejects that', () => {
  const found = readdirSync(FOLDER).flatMap((file) =>
    findBodies(readFileSync(join(FOLDER, file), 'utf8'))
      .flatMap(findUnconditional)
      .map((statement) => `${file}: ${statement}`),
  );
  expect(found).toEqual([]);
});
