import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPerson, testBackend } from '../../database/test-backend.ts';
import { restartBackend, useBackend } from '../../database/use-backend.ts';

await useBackend();
await createPerson();

const NOBODY = 65_534;

const othersMay = (path: string) => statSync(path).mode & 0o077;

test('AT-61: Only its owner can open a new data folder', () => {
  assert.equal(othersMay(testBackend.data), 0);
  // The database makes its files readable for everybody, so the folder must protect them.
  const files = readdirSync(join(testBackend.data, 'database'), { recursive: true, encoding: 'utf8' });
  assert.ok(files.some((name) => name.startsWith('pg_wal/')));
  for (const name of ['keys.json', 'mails.jsonl'])
    assert.equal(othersMay(join(testBackend.data, name)), 0, name);
});

test('AT-61: The next start closes a data folder that others can open', async () => {
  await testBackend.kill();
  chmodSync(testBackend.data, 0o755);
  await restartBackend();
  assert.equal(othersMay(testBackend.data), 0);
});

test('AT-61: Another user of the machine reads nothing in the data folder', () => {
  const search = (as: object) =>
    spawnSync('grep', ['-rlaF', '@harbour.example', testBackend.data], { ...as, encoding: 'utf8' });
  assert.match(search({}).stdout, /\/pg_wal\//);
  // Only the superuser can act as another user.
  if (process.getuid?.() !== 0) return;
  const { stdout, stderr } = search({ uid: NOBODY, gid: NOBODY });
  assert.equal(stdout, '');
  assert.match(stderr, /Permission denied/);
});

test('A backend whose grants are wider than the migrations refuses to start, and says why', async () => {
  await testBackend.sql('grant select on public.demo_requests to anon');
  assert.match(
    await testBackend.start(),
    /grants are wider than the migrations say \(anon may select demo_requests\)/,
  );
});

test('A database of another version is named, with the way to a new one', async () => {
  writeFileSync(join(testBackend.data, 'database/PG_VERSION'), '99');
  assert.match(await testBackend.start(), /^The database in .+ of another version.*: npm run db -- reset$/);
});
