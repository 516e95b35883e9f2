import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { provided } from './tests/engines/driver/open';
import { ENGINES } from './tests/engines/driver/tab';
import { chromiumSwitches } from './tests/support/chromium';

const found = provided();

/** Called by itself and not by `npm test`: what the tests need is started first, and this runs again with it. */
const [, program = '', command, ...asked] = process.argv;
const needsSite = !asked.some((word) => word === '--list' || word === '--help');
if (/playwright/.test(program) && command === 'test' && needsSite && !process.env['FAULT_PROXY_URL']) {
  const { status } = spawnSync(process.execPath, ['tests/playwright.ts', ...asked], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/**
 * The site under test is started by tests/support/under-test.ts, which also says where it is and which browsers there are. The
 * project `site` tests everything in Chromium; one project for each engine what depends on the engine.
 */
export default defineConfig({
  testDir: './tests',
  // Emptied by each run. The folder around it is made by tests/run.ts, for its owner alone.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Twice the processors: a test waits half of its time, for mails, for answers that are padded, for silence.
  workers: 4,
  // Once, with a trace: on a busy machine a wait may be too short. What passes only then is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // How long a busy or slow machine may take; what has to be fast is asked for by the test.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    {
      name: 'site',
      testMatch: ['e2e/**', 'attacks/**', 'faults/**', 'sample'].map((folder) => `${folder}/*.spec.ts`),
      use: {
        baseURL: process.env['SITE_URL'] ?? 'http://localhost:3000',
        viewport: { width: 1280, height: 800 },
        trace: 'on-first-retry',
        launchOptions: {
          ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
          args: chromiumSwitches,
          // Chromium refuses its sandbox to root, which is who runs tests in most containers.
          chromiumSandbox: process.getuid?.() !== 0,
        },
      },
    },
    ...ENGINES.filter((name) => found[name]).map((name) => ({
      name,
      testMatch: ['engines/*.spec.ts', 'sample/engines/*.spec.ts'],
      // What the revenue path stands on runs each time, all of it with `npm run test:engines`.
      ...(process.env['ENGINE_TESTS'] !== 'all' && { grep: /@core/ }),
    })),
  ],
});
