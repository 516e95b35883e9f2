import { spawn } from 'node:child_process';
import { privateFolder } from '../supabase/local/private-folder.ts';
import { exitCode } from '../supabase/local/run.ts';
import { ENGINES } from './engines/driver/tab.ts';
import { provideEngines } from './engines/provide.ts';
import { distDir, ports, underTest } from './support/under-test.ts';

/** `npx playwright test` by itself: playwright.config.ts starts this when no site runs for the tests. */
const asked = process.argv.slice(2);
console.log(
  `── No site runs for the tests: building it into ${distDir} if that is stale, and starting it with its backend on the ports ${Object.values(ports).join(', ')}. \`npm test\` does this, and all other tests.`,
);
// Traces hold sessions and passwords of the tests' accounts.
privateFolder('test-results');
const provision = asked.some((word) => word.includes('engines')) ? provideEngines(ENGINES) : { found: {} };
const code = await underTest({ mode: 'start', distDir }, { ...provision, whole: true }, (env) =>
  exitCode(
    spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...asked], {
      env,
      stdio: 'inherit',
    }),
  ),
).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  return 1;
});
process.exit(code);
