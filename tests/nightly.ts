import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { provideBrowser } from './support/browser.ts';

// `npm run test:all` runs the nightly parts in order. Names choose parts; options go to Playwright.
const parts: Record<string, string[]> = {
  browser: ['playwright', 'test', '--project=nightly'],
  database: ['node', '--test', '--test-concurrency=1', 'tests/nightly/database/*.test.ts'],
  dev: ['node', '--test', 'tests/dev.ts'],
  plain: ['node', 'tests/nightly/plain.ts'],
  engines: ['playwright', 'test', '--project=engine-*'],
  packaged: ['node', 'tests/nightly/engines/packaged.ts'],
  rebrand: ['node', 'tests/rebrand/run.ts'],
  adopt: ['node', 'tests/nightly/adopt/run.ts'],
  nginx: ['node', '--test', 'tests/nightly/nginx.test.ts'],
  vercel: ['node', '--test', 'tests/nightly/vercel.test.ts'],
  serverless: [
    ...['playwright', 'test', '--project=site'],
    ...['e2e/story', 'e2e/crawl', 'security/answers', 'security/urls'],
  ],
  mutations: ['node', 'tests/mutations.ts'],
};

/** Programs that parts start, and Debian's packages with them. */
const programs: Record<string, [program: string, debianPackage: string][]> = {
  packaged: [
    [process.env['FIREFOX_PATH'] ?? 'firefox-esr', 'firefox-esr'],
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
  ],
  nginx: [['nginx', 'nginx']],
};

const isInstalled = (program: string) =>
  ['', ...(process.env['PATH'] ?? '').split(delimiter)].some((folder) => existsSync(join(folder, program)));

/** Returns a sentence about what a part lacks on this machine, or nothing. */
function explainLack(part: string): string | undefined {
  const lacking = (programs[part] ?? []).filter(([program]) => !isInstalled(program));
  if (lacking.length === 0) return undefined;
  const [names, packages] = [0, 1].map((at) => lacking.map((one) => one[at]));
  return `it lacks ${names?.join(', ')}. On Debian: apt-get install ${packages?.join(' ')}`;
}

const asked = process.argv.slice(2);
const options = asked.filter((word) => word.startsWith('-'));
const names = asked.filter((word) => !word.startsWith('-'));
const unknown = names.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`);

await provideBrowser();
const failed: string[] = [];
for (const [name, [command = '', ...args]] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  const lack = explainLack(name);
  if (lack) {
    console.log(`── ${name}: FAILED, ${lack}`);
    failed.push(name);
    continue;
  }
  for (const engine of name === 'engines' ? [firefox, webkit] : [])
    if (!existsSync(engine.executablePath()))
      console.log(
        `Without ${engine.name()}, which this installs: npx playwright install --with-deps ${engine.name()}`,
      );
  const began = Date.now();
  const { status } = spawnSync(command, [...args, ...(name === 'browser' ? options : [])], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NIGHTLY: '1',
      ...(name === 'serverless' && { SITE_MODE: 'serverless', NEXT_DIST_DIR: '.next' }),
    },
    shell: process.platform === 'win32',
  });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (status !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
process.exit(failed.length > 0 ? 1 : 0);
