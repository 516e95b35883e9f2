import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { mayInstall } from './may-install.ts';

const SHELL = '/usr/bin/chromium-headless-shell';
const windowed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A system's Chromium with windows: settings of a profile are kept by no other. Playwright brings one as `chromium`. */
export const windowedBrowser = () => windowed.find((path) => existsSync(path));

/**
 * A browser for the tests: the system's Chromium (the build without windows where there is one: it is a third faster,
 * and what Playwright takes of its own), else Playwright's own, else, where that is allowed, Debian's packages (as root)
 * or Playwright's download.
 *
 * @returns Path of the executable, or null when Playwright brings its own.
 * @throws When there is none and none may be installed, or when none can be had.
 */
export function provideBrowser(): string | null {
  const found = process.env['BROWSER_PATH'] ?? [SHELL, ...windowed].find(existsSync);
  if (found) return found;
  if (existsSync(chromium.executablePath())) return null;
  const what = 'Chromium (as root on Debian its package, else Playwright’s download with what it needs)';
  if (!mayInstall(what, 'The browser tests run in it.'))
    throw new Error(
      'There is no Chromium. Install one, name one with BROWSER_PATH, or allow it with INSTALL_BROWSERS=1.',
    );
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell');
      return SHELL;
    } catch {
      console.warn('The chromium package could not be installed; trying the download.');
    }
  }
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium');
  return null;
}
