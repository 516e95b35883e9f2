import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A browser for the tests: the system's Chromium, else Debian's package (as root), else Playwright's own
 * download.
 *
 * @returns Path of the executable, or null when Playwright brings its own.
 * @throws When none can be had.
 */
export function provideBrowser(): string | null {
  const found = process.env['BROWSER_PATH'] ?? installed.find(existsSync);
  if (found) return found;
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', 'chromium');
      return '/usr/bin/chromium';
    } catch {
      console.warn('The chromium package could not be installed; trying the download.');
    }
  }
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium');
  return null;
}
