import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { failuresOf, openTestedDatabase, tapFiles } from './tap.ts';

const database = await openTestedDatabase();
after(() => database.close());

for (const file of tapFiles)
  test(`${file} passes`, async () => assert.equal((await failuresOf(database, file)).join('\n'), ''));
