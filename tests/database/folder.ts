import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../support/checks.ts';
import { stack } from './stack.ts';

const NOBODY = 65_534;

/** What the group and everybody else may do with something. */
const othersMay = (path: string) => statSync(path).mode & 0o077;

/** Another user of the machine, who looks into the backend's folder. */
export async function checkFolder(): Promise<void> {
  await check('AT-61: a data folder is made for its owner alone', () => {
    assert.equal(othersMay(stack.data), 0);
    // There is something to be read, were the folder open: the database makes its files for everybody.
    const files = readdirSync(join(stack.data, 'database'), { recursive: true, encoding: 'utf8' });
    assert.ok(files.some((name) => name.startsWith('pg_wal/')));
    for (const name of ['keys.json', 'mails.jsonl']) assert.equal(othersMay(join(stack.data, name)), 0, name);
    return Promise.resolve();
  });

  await check('AT-61: one that was open is closed by the next start', async () => {
    await stack.kill();
    chmodSync(stack.data, 0o755);
    assert.equal(await stack.start(), 'READY');
    assert.equal(othersMay(stack.data), 0);
  });

  // Only the superuser can be somebody else.
  if (process.getuid?.() !== 0) return;
  await check('AT-61: somebody else reads nothing in it', () => {
    const search = (as: object) =>
      spawnSync('grep', ['-rlaF', '@harbour.example', stack.data], { ...as, encoding: 'utf8' });
    assert.match(search({}).stdout, /\/pg_wal\//);
    const { stdout, stderr } = search({ uid: NOBODY, gid: NOBODY });
    assert.equal(stdout, '');
    assert.match(stderr, /Permission denied/);
    return Promise.resolve();
  });
}
