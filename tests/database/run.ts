import { rmSync } from 'node:fs';
import { check, tally } from './checks.ts';
import { checkCrash } from './crash.ts';
import { checkFunction } from './function.ts';
import { checkMigrations } from './migrations.ts';
import { runPgTap } from './pgtap.ts';
import { checkRest } from './rest.ts';
import { stack } from './stack.ts';

/** The database tests: pgTAP on a database in memory, then the running backend through its API. */
const pgTap = await runPgTap();
await check('migrations', checkMigrations);

try {
  const answer = await stack.start();
  if (answer !== 'READY') throw new Error(answer);
  await check('privileges through the API', checkRest);
  await check('the function', checkFunction);
  await check('failures', checkCrash);
} catch (error) {
  tally.failed += 1;
  console.log(
    `not ok - the backend did not start: ${error instanceof Error ? error.message : String(error)}`,
  );
} finally {
  await stack.kill();
  rmSync(stack.data, { recursive: true, force: true });
}
console.log(`${tally.failed > 0 ? 'FAILED' : 'ok    '} through the API (${tally.passed})`);

const passed = pgTap.passed + tally.passed;
const failed = pgTap.failed + tally.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
