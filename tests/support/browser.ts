import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The distribution's shell uses a third less processor time than a full Chromium. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const DEBIAN_PACKAGE = 'chromium-headless-shell';

/** Returns the options for Chromium. Without a path Playwright starts its own. */
export function getLaunchOptions(): LaunchOptions {
  const executablePath = process.env['BROWSER_PATH'] || INSTALLED.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    // Chromium gives root, the user of most containers, no sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
  };
}

/**
 * Installs a Chromium if none starts.
 *
 * @throws When no browser can be installed.
 */
export async function provideBrowser(): Promise<void> {
  if (await canStart()) return;
  if (process.env['BROWSER_PATH'])
    throw new Error(`BROWSER_PATH names ${process.env['BROWSER_PATH']}, which does not start.`);
  const isRoot = process.getuid?.() === 0;
  if (
    tryTo("Playwright's headless shell", process.execPath, [
      'node_modules/@playwright/test/cli.js',
      ...['install', '--only-shell', 'chromium'],
    ]) &&
    (await canStart())
  )
    return;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const what = `Debian's package ${DEBIAN_PACKAGE}`;
    const isInstalled =
      tryTo(`${what} (list of packages)`, 'apt-get', ['update', '-qq']) &&
      tryTo(what, 'apt-get', ['install', '-y', '-qq', DEBIAN_PACKAGE]);
    if (isInstalled && (await canStart())) return;
  }
  const command = isRoot ? 'npx playwright' : 'sudo npx playwright';
  throw new Error(
    `No Chromium starts on this machine. This command installs one: ${command} install --with-deps --only-shell chromium`,
  );
}

async function canStart(): Promise<boolean> {
  try {
    const browser = await chromium.launch(getLaunchOptions());
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function tryTo(what: string, command: string, args: string[]): boolean {
  console.log(`The browser tests need a Chromium: installing ${what}.`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    console.log(`Not installed: ${what}.`);
    return false;
  }
}
