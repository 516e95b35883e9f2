import assert from 'node:assert/strict';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { openEmptyDatabase, openScratchDatabase } from '../../supabase/local/scratch-database.ts';
import { checkAgreement } from './agreement.ts';
import { check, finish, type Tally, tally } from '../support/checks.ts';
import { checkCrash } from './crash.ts';
import { checkDeliveries } from './deliveries.ts';
import { checkInstallation } from './deployment.ts';
import { checkFolder } from './folder.ts';
import { checkFunction } from './function.ts';
import { checkMigrations } from './migrations.ts';
import { checkOutbox } from './outbox.ts';
import { runPgTap } from './pgtap.ts';
import { checkRest } from './rest.ts';
import { runOnServer } from './server/run.ts';
import { checkSessions } from './session.ts';
import { stack } from './stack.ts';

/** pgTAP on a database in memory, then the running backend through its API. */
async function runEmbedded(): Promise<Tally> {
  const pgTap = await runPgTap();
  await check('migrations', async () => checkMigrations(await openEmptyDatabase({ pgtap })));

  try {
    const answer = await stack.start();
    if (answer !== 'READY') throw new Error(answer);
    await check('the form and the table', async () => checkAgreement(await openScratchDatabase()));
    await check('privileges through the API', checkRest);
    await check('the function', checkFunction);
    await check('sessions', checkSessions);
    await check('failures', checkCrash);
    await check('the outbox', checkOutbox);
    await check('the deliveries', checkDeliveries);
    await check('the installation', checkInstallation);
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
  }
  console.log(`${tally.failed > 0 ? 'FAILED' : 'ok    '} through the API (${tally.passed})`);
  return pgTap;
}

/** The same on the server of DATABASE_URL, if there is one. */
async function runOnNamedServer(isDemanded: boolean): Promise<Tally> {
  const url = process.env['DATABASE_URL'];
  if (!url) {
    console.log(`${isDemanded ? 'not ok' : 'skipped'}: no DATABASE_URL`);
    return { passed: 0, failed: Number(isDemanded) };
  }
  try {
    return await runOnServer(url);
  } catch (error) {
    console.log(`not ok - ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/** With the argument "server" only what needs one runs, and it must be there. */
const onlyServer = process.argv[2] === 'server';
const pgTap: Tally[] = [];
try {
  if (!onlyServer) pgTap.push(await runEmbedded());
  pgTap.push(await runOnNamedServer(onlyServer));
} finally {
  await stack.remove();
}

const sum = (key: keyof Tally) => pgTap.reduce((total, one) => total + one[key], tally[key]);
finish({ passed: sum('passed'), failed: sum('failed') });
