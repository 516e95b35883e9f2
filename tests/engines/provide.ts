import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { provideBrowser } from '../support/browser.ts';
import { mayInstall } from '../support/may-install.ts';
import type { Provided } from './driver/open.ts';
import type { Engine } from './driver/tab.ts';

/** The engines that can be tested on this machine, and why the others cannot. */
export interface Provision {
  found: Partial<Record<Engine, Provided>>;
  missing: Partial<Record<Engine, string>>;
}

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'];

const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const systemFirefox = (): Provided | undefined => {
  const executable = process.env['FIREFOX_PATH'] ?? firefoxes.find(existsSync);
  return executable ? { driver: 'own', executable } : undefined;
};

/** WebKitGTK needs its driver, a screen, and the library's Python names for the window it is shown in. */
const systemWebKit = (): Provided | undefined =>
  succeeds('WebKitWebDriver', '--help') &&
  succeeds('which', 'Xvfb') &&
  succeeds('/usr/bin/python3', '-c', "import gi; gi.require_version('WebKit2', '4.1')")
    ? { driver: 'own', executable: 'WebKitWebDriver' }
    : undefined;

/** Debian's packages, which only root may install. */
function install(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    succeeds('apt-get', 'update', '-qq') &&
    succeeds('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}

/**
 * A browser of an engine: Playwright's own build where it has been downloaded, else the system's, else, where that is
 * allowed, the system's package (as root) or Playwright's download.
 */
function provide(
  engine: 'firefox' | 'webkit',
  onSystem: () => Provided | undefined,
  packages: string[],
): Provided | undefined {
  const own = (engine === 'firefox' ? firefox : webkit).executablePath();
  if (existsSync(own)) return { driver: 'playwright' };
  const there = onSystem();
  if (there) return there;
  const what = `${packages.join(', ')} (as root on Debian), else Playwright’s ${engine}`;
  if (!mayInstall(what, `The tests in ${engine} run in it.`)) return undefined;
  const installed = install(...packages) ? onSystem() : undefined;
  if (installed) return installed;
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', engine], {
      stdio: 'ignore',
    });
    return { driver: 'playwright' };
  } catch {
    return undefined;
  }
}

/**
 * Finds, or installs, what the tests of an engine need.
 *
 * @param engines Which are asked for.
 */
export function provideEngines(engines: readonly Engine[]): Provision {
  const provision: Provision = { found: {}, missing: {} };
  for (const engine of engines) {
    if (engine === 'chromium') {
      const executable = provideBrowser();
      provision.found.chromium = { driver: 'playwright', ...(executable && { executable }) };
      continue;
    }
    const found =
      engine === 'firefox'
        ? provide(engine, systemFirefox, ['firefox-esr'])
        : provide(engine, systemWebKit, webkitPackages);
    if (found) provision.found[engine] = found;
    else {
      const names = engine === 'firefox' ? 'firefox-esr' : webkitPackages.join(', ');
      provision.missing[engine] =
        `not installed; needs Debian's packages (${names}) or Playwright's download, and INSTALL_BROWSERS=1 to get them`;
    }
  }
  return provision;
}
