import assert from 'node:assert/strict';
import { checkAgreement } from './agreement.ts';
import { check, tally } from './checks.ts';
import { checkCrash } from './crash.ts';
import { checkFolder } from './folder.ts';
import { checkFunction } from './function.ts';
import { checkMigrations } from './migrations.ts';
import { checkOutbox } from './outbox.ts';
import { runPgTap } from './pgtap.ts';
import { checkRest } from './rest.ts';
import { checkSessions } from './session.ts';
import { stack } from './stack.ts';

/** The database tests: pgTAP on a database in memory, then the running backend through its API. */
const pgTap = await runPgTap();
await check('migrations', checkMigrations);

try {
  const answer = await stack.start();
  if (answer !== 'READY') throw new Error(answer);
  await check('the form and the table', checkAgreement);
  await check('privileges through the API', checkRest);
  await check('the function', checkFunction);
  await check('sessions', checkSessions);
  await check('failures', checkCrash);
  await check('the outbox', checkOutbox);
  await check('the data folder', checkFolder);
  await check(
    'AT-45: the backend and the function log codes and ids, and nothing of a request or an account',
    () => {
      const log = stack.log.join('\n');
      assert.match(log, /"event":"mail-failed"/);
      assert.doesNotMatch(
        log,
        /@harbour|Lovelace|Hopper|Forged|4915112345678|Customs|Bearer|eyJ|sb_(secret|publishable)_/i,
      );
      return Promise.resolve();
    },
  );
} catch (error) {
  tally.failed += 1;
  console.log(
    `not ok - the backend did not start: ${error instanceof Error ? error.message : String(error)}`,
  );
} finally {
  await stack.remove();
}
console.log(`${tally.failed > 0 ? 'FAILED' : 'ok    '} through the API (${tally.passed})`);

const passed = pgTap.passed + tally.passed;
const failed = pgTap.failed + tally.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
