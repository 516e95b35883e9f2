import { checkAgreement } from '../agreement.ts';
import { check, type Tally, tally } from '../../support/checks.ts';
import { checkMigrations } from '../migrations.ts';
import { runFiles } from '../pgtap.ts';
import { checkConcurrency } from './concurrency.ts';
import { checkPolicies } from './policies.ts';
import { openServer, type TestServer } from './server.ts';

/**
 * Migrations, policies and functions on a real server, with its roles, grants and auth schema as the hosted service makes
 * them. Everything is dropped afterwards.
 *
 * @param url A superuser's login on a server for tests.
 * @returns how many pgTAP checks held; the other checks are counted with the rest
 * @throws when the server is none to use
 */
export async function runOnServer(url: string): Promise<Tally> {
  const server = await openServer(url, process.env['DATABASE_TEST_HOST']);
  try {
    return await runSuites(server);
  } finally {
    await server.close();
  }
}

async function runSuites(server: TestServer): Promise<Tally> {
  const pgTap: Tally = { passed: 0, failed: 0 };
  const before = { ...tally };
  for (const project of ['old', 'new'] as const) {
    const hosted = await server.create(project);
    console.log(`PostgreSQL ${server.version}, ${project} project`);
    await hosted.migrate();
    const { passed, failed } = await runFiles(hosted.database, console.log);
    pgTap.passed += passed;
    pgTap.failed += failed;
    await check('policies by role', () => checkPolicies(hosted));
    if (project === 'old') {
      await check('at the same moment', () => checkConcurrency(hosted));
      await check('the form and the table', () => checkAgreement(hosted.database));
    }
    await hosted.drop();
  }
  const inUse = await server.create('old');
  await check('migrations', () => checkMigrations(inUse));
  await inUse.drop();

  const [passed, failed] = [tally.passed - before.passed, tally.failed - before.failed];
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} on PostgreSQL ${server.version} (${passed})`);
  return pgTap;
}
