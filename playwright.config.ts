import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { getLaunchOptions } from './tests/support/browser';
import { completeEnvironment, startsSite, ports } from './tests/support/environment';

completeEnvironment();
const isCI = Boolean(process.env['CI']);
const chrome = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  launchOptions: getLaunchOptions(),
};

/** Engines that Playwright has installed here. */
const engines = [
  { name: 'firefox', type: firefox, use: devices['Desktop Firefox'] },
  { name: 'webkit', type: webkit, use: devices['Desktop Safari'] },
].filter(({ type }) => existsSync(type.executablePath()));

export default defineConfig({
  testDir: './tests',
  // Resolves `server-only`, which throws outside of Next.
  tsconfig: './tests/support/playwright.tsconfig.json',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A test waits half of its time for mails and padded answers.
  workers: 3,
  retries: isCI ? 1 : 0,
  forbidOnly: isCI,
  // Only failures take as long. The development server compiles each page and action on first use.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reportSlowTests: { max: 10, threshold: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // The dashboard has the zone of its reader, and in another than UTC a cookie.
  use: { baseURL: process.env['SITE_URL'] ?? '', trace: 'on-first-retry', timezoneId: 'UTC' },
  ...(startsSite && {
    webServer: {
      command: 'node tests/support/site.ts',
      url: `http://127.0.0.1:${ports.proxy}/ready`,
      timeout: 600_000,
      reuseExistingServer: !isCI,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      // The site logs to stdout; errors of a build are on stderr.
      stdout: 'ignore',
    },
  }),
  projects: [
    {
      name: 'site',
      testMatch: ['e2e', 'security', 'resilience'].map((folder) => `${folder}/*.spec.ts`),
      use: { ...chrome, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'nightly',
      testMatch: 'nightly/*.spec.ts',
      testIgnore: 'nightly/screenshots.spec.ts',
      use: chrome,
    },
    {
      name: 'dev',
      testMatch: ['nightly/dev/*.spec.ts', 'e2e/story.spec.ts'],
      use: { ...chrome, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'screenshots', testMatch: 'nightly/screenshots.spec.ts', use: chrome },
    { name: 'engine-chromium', testMatch: ['nightly/engines/*.spec.ts', 'e2e/story.spec.ts'], use: chrome },
    ...engines.map(({ name, use }) => ({
      name: `engine-${name}`,
      testMatch: ['nightly/engines/*.spec.ts', 'e2e/story.spec.ts'],
      use,
    })),
  ],
});
