import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { openEmptyDatabase } from '../../supabase/local/database.ts';
import { buildDemoRequest } from './build-demo-request.ts';
import { generateTypes, TYPES_FILE } from '../../supabase/local/generate-types.ts';

const read = (name: string) => readFileSync(`supabase/migrations/${name}.sql`, 'utf8');
const { database, migrate } = await openEmptyDatabase();
after(() => database.close());

test('FT-28: All migrations apply to an empty database, once', async () => {
  assert.deepEqual(await migrate(), readdirSync('supabase/migrations').sort());
  assert.deepEqual(await migrate(), []);
});

test('The types are those of the migrations, or `npm run db -- types` has to write them', async () => {
  assert.equal(readFileSync(TYPES_FILE, 'utf8'), await generateTypes(database));
});

test('A deployed database shows all requests to staff only, and the local seed opens it, also twice', async () => {
  const readAccess = async () =>
    (await database.query('select request_read_access as access from private.settings')).rows;
  assert.deepEqual(await readAccess(), [{ access: 'staff_only' }]);
  for (let run = 0; run < 2; run += 1) await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  assert.deepEqual(await readAccess(), [{ access: 'any_confirmed_account' }]);
});

test('The deletion can be scheduled again, and reports a missing scheduler', async () => {
  const { rows } = await database.query('select private.schedule_retention() as scheduled');
  assert.deepEqual(rows, [{ scheduled: false }]);
});

test('Requests that a deployed database has are folded again when the folding changes', async () => {
  const [former = ''] =
    /create function private\.fold_text.*?\$\$;/s.exec(read('20261126000000_schema')) ?? [];
  await database.exec(former.replace('create', 'create or replace'));
  const row = buildDemoRequest({ name: 'Łukasz Straßer' });
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await database.query(
    `insert into public.demo_requests (${Object.keys(row).join()}) values (${places.join()})`,
    Object.values(row),
  );
  const found = "select from public.demo_requests where search_text like 'lukasz strasser%'";
  assert.equal((await database.query(found)).rows.length, 0);
  await database.exec(read('20261127000600_fold_letters'));
  assert.equal((await database.query(found)).rows.length, 1);
});
