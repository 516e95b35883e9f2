import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { runTapFile, openTestedDatabase, tapFiles } from '../run-tap-file.ts';

const database = await openTestedDatabase();
after(() => database.close());

for (const file of tapFiles)
  test(`${file} passes in PGlite`, async () =>
    assert.equal((await runTapFile(database, file)).join('\n'), ''));
