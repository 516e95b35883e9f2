import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { actions } from '../content/words/actions.ts';
import { authForms } from '../content/words/auth.ts';
import { dashboardWords } from '../content/words/dashboard.ts';
import { demoFieldWords } from '../content/words/demo-form.ts';
import { frame } from '../content/words/frame.ts';
import { startSite } from '../local/site.ts';
import { provideBrowser } from './support/browser.ts';
import { chromiumSwitches } from './support/chromium.ts';
import { templatesAt } from './support/templates.ts';

/**
 * Takes a picture of every template and state in .screenshots/: three widths, light and dark.
 * Words after the command choose among the names: `npm run screenshots -- home blogs-page`.
 */
const FOLDER = '.screenshots';
const PORT = 3230;
const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

type Steps = (page: Page, width: number) => Promise<void>;
interface Shot {
  path: string;
  steps?: Steps;
  /** The screen alone, where something lies over the page. */
  screen?: boolean;
}

const press =
  (name: string, place: 'banner' | 'main' = 'main') =>
  async (page: Page) =>
    page.getByRole(place).getByRole('button', { name }).filter({ visible: true }).first().click();

const openMenu: Steps = async (page, width) => {
  if (width >= 1024) return page.locator('header [popovertarget]').first().click();
  await press(frame.openMenu, 'banner')(page);
  await page.getByRole('dialog', { name: frame.menu }).locator('summary').first().click();
};

const openDialog: Steps = async (page) => {
  await press(actions.requestDemo)(page);
  const dialog = page.locator('dialog[data-hydrated]');
  await dialog.getByLabel(demoFieldWords.name.label).fill('J');
  await dialog.getByLabel(demoFieldWords.email.label).fill('amara.nwosu@');
};

const signIn: Steps = async (page) => {
  const account = site.backend.sampleAccount;
  if (!account) throw new Error('There is no sample account.');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await page.getByRole('heading', { name: dashboardWords.title }).waitFor();
};

const shots: Record<string, Shot> = {
  menu: { path: '/', steps: openMenu, screen: true },
  dialog: { path: '/demo', steps: openDialog, screen: true },
  'case-unknown': { path: '/case-studies/nope' },
  'press-unknown': { path: '/press-release/nope' },
  'not-found': { path: '/no-such-page' },
  auth: { path: '/auth' },
  reset: { path: '/auth/reset' },
  dashboard: { path: '/auth?next=/dashboard-list-form-data', steps: signIn },
};

async function take(browser: Browser, url: string, name: string, { path, steps, screen }: Shot) {
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const viewport = { width, height: width < 700 ? 780 : 900 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await steps?.(page, width);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: !screen });
      await context.close();
    }
  }
  console.log(name);
}

const wanted = process.argv.slice(2);
const executablePath = provideBrowser();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const site = await startSite({
  port: PORT,
  backendPort: 54521,
  mailboxPort: 54524,
  data: 'supabase/.temp/screenshots',
  sampleAccount: true,
});
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: chromiumSwitches,
});
try {
  const pages = Object.entries(await templatesAt(site.url)).map(([name, path]) => [name, { path }]);
  for (const [name, shot] of Object.entries({ ...Object.fromEntries(pages), ...shots } as typeof shots))
    if (wanted.length === 0 || wanted.includes(name)) await take(browser, site.url, name, shot);
} finally {
  await browser.close();
  await site.stop();
}
