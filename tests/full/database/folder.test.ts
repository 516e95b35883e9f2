import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { person, stack } from '../../database/stack.ts';
import { restart, useBackend } from '../../database/use-backend.ts';

await useBackend();
await person();

const NOBODY = 65_534;

/** Reads the rights of the group and of everybody else. */
const othersMay = (path: string) => statSync(path).mode & 0o077;

test('AT-61: a data folder is made for its owner alone', () => {
  assert.equal(othersMay(stack.data), 0);
  // An open folder would show something: the database makes its files for everybody.
  const files = readdirSync(join(stack.data, 'database'), { recursive: true, encoding: 'utf8' });
  assert.ok(files.some((name) => name.startsWith('pg_wal/')));
  for (const name of ['keys.json', 'mails.jsonl']) assert.equal(othersMay(join(stack.data, name)), 0, name);
});

test('AT-61: the next start closes a data folder that is open', async () => {
  await stack.kill();
  chmodSync(stack.data, 0o755);
  await restart();
  assert.equal(othersMay(stack.data), 0);
});

test('AT-61: another user of the machine reads nothing in it', () => {
  const search = (as: object) =>
    spawnSync('grep', ['-rlaF', '@harbour.example', stack.data], { ...as, encoding: 'utf8' });
  assert.match(search({}).stdout, /\/pg_wal\//);
  // Only the superuser can be somebody else.
  if (process.getuid?.() !== 0) return;
  const { stdout, stderr } = search({ uid: NOBODY, gid: NOBODY });
  assert.equal(stdout, '');
  assert.match(stderr, /Permission denied/);
});

test('a backend with grants that are wider than the migrations refuses to run, and says why', async () => {
  await stack.sql('grant select on public.demo_requests to anon');
  assert.match(
    await stack.start(),
    /grants are wider than the migrations say \(anon may select demo_requests\)/,
  );
});

test('PC-41: a database of another version is named, with the way to a new one', async () => {
  writeFileSync(join(stack.data, 'database/PG_VERSION'), '99');
  assert.match(await stack.start(), /^The database in .+ of another version.*: npm run db -- reset$/);
});
