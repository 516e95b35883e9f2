import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { authForms } from '../../content/words/auth.ts';
import { dashboardWords } from '../../content/words/dashboard.ts';
import { startSite } from '../../local/site.ts';
import { openSession } from '../engines/driver/open.ts';
import { type Engine, ENGINES } from '../engines/driver/tab.ts';
import { provideEngines } from '../engines/provide.ts';
import { provideBrowser } from '../support/browser.ts';
import { chromiumSwitches } from '../support/chromium.ts';
import { templatesAt } from '../support/templates.ts';
import { overviewOf, type Picture } from './overview.ts';
import { type Shot, states } from './states.ts';

const HELP = `Takes a picture of every template and every state of the site, in .screenshots/; open index.html there.

  npm run screenshots                          everything, and the templates in Firefox and WebKit, too
  npm run screenshots -- home hero-held auth   templates and states by their names (a wrong one prints them all)

  --width 360 --width 1280     widths instead of 360, 768, 1280 and 1440
  --engine chromium            engines instead of all that are installed; INSTALL_BROWSERS=1 gets the others
  --as print                   how the pages are shown: print, forced-colors, large-text (twice the size), or no-scripts
`;

const FOLDER = '.screenshots';
const PORT = 3230;
const SCHEMES = ['light', 'dark'] as const;
/** Widths in the engines beside Chromium, where states are not taken: tests/engines has people use those. */
const FEW_WIDTHS = [360, 1280];

/** Other ways to show a page. Without scripts there are no states, and print knows one scheme. */
const manners: Record<string, { context?: BrowserContextOptions; media?: 'print'; textSize?: string }> = {
  print: { media: 'print' },
  'forced-colors': { context: { forcedColors: 'active' } },
  'large-text': { textSize: '200%' },
  'no-scripts': { context: { javaScriptEnabled: false } },
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    as: { type: 'string' },
    width: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
  },
});
const widths = values.width?.map(Number) ?? [360, 768, 1280, 1440];
const manner = values.as === undefined ? {} : manners[values.as];
if (values.help || !manner) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const pictures: Picture[] = [];
function keep(name: string, taken: string, picture: Buffer): void {
  const file = `${[name, ...taken.split(' ')].join('-')}.jpg`;
  writeFileSync(join(FOLDER, file), picture);
  pictures.push({ name, taken, file });
}

const heightOf = (width: number) => (width < 700 ? 780 : 900);

/** All pictures of one template or state in Chromium. A page without steps is loaded once, and shown in every way. */
async function take(browser: Browser, name: string, { path, steps, before, ...shot }: Shot) {
  const { context: ways, media, textSize } = manner ?? {};
  const open = async (width: number): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width, height: heightOf(width) },
      reducedMotion: shot.moving ? 'no-preference' : 'reduce',
      ...(shot.signedIn && { storageState: await signedIn(browser) }),
      ...ways,
    });
    const page = await context.newPage();
    await before?.(page);
    await page.goto(site.url + path, { waitUntil: shot.moving ? 'load' : 'networkidle' });
    if (textSize)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
    if (media) await page.emulateMedia({ media });
    await steps?.(page, width);
    return page;
  };
  let page: Page | undefined;
  for (const width of widths) {
    if (steps || !page) {
      await page?.context().close();
      page = await open(width);
    } else await page.setViewportSize({ width, height: heightOf(width) });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      keep(
        name,
        `${width} ${colorScheme}`,
        await page.screenshot({ type: 'jpeg', quality: 85, fullPage: !shot.screen }),
      );
    }
  }
  await page?.context().close();
}

/** Cookies of the sample account, which signs in once. */
let session: BrowserContextOptions['storageState'];
async function signedIn(browser: Browser) {
  if (session) return session;
  const account = site.backend.sampleAccount;
  if (!account) throw new Error('There is no sample account.');
  const page = await browser.newPage();
  await page.goto(`${site.url}/auth?next=/dashboard-list-form-data`);
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await page.getByRole('heading', { name: dashboardWords.title }).waitFor();
  session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** Whole pages in an engine beside Chromium: its window becomes as high as the page. */
async function takeIn(engine: 'firefox' | 'webkit', templates: [string, string][]): Promise<void> {
  for (const width of FEW_WIDTHS) {
    const browser = await openSession(engine, {
      width,
      height: heightOf(width),
      colorScheme: 'light',
      reducedMotion: true,
      touch: false,
      switches: {},
      early: '',
      downloads: FOLDER,
    });
    const tab = await browser.newTab();
    for (const [name, path] of templates) {
      await tab.resize(width, heightOf(width));
      await tab.goto(site.url + path);
      const height = Number(await tab.evaluate('document.documentElement.scrollHeight'));
      await tab.resize(width, height);
      await tab.evaluate('document.fonts.ready.then(() => 0)');
      keep(name, `${engine} ${width}`, await tab.screenshot());
    }
    await browser.close();
  }
}

// What shows a page another way is not in the engines' drivers.
const provision = provideEngines((values.engine ?? (values.as ? ['chromium'] : ENGINES)) as Engine[]);
process.env['ENGINES_PROVIDED'] = JSON.stringify(provision.found);
const engines = Object.keys(provision.found);
for (const [engine, why] of Object.entries(provision.missing)) console.warn(`${engine}: ${why}`);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const site = await startSite({
  port: PORT,
  backendPort: 24521,
  mailboxPort: 24524,
  data: 'supabase/.temp/screenshots',
  sampleAccount: true,
});
const executablePath = provideBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: chromiumSwitches,
});
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
let failed = 0;
/** One that fails is told of, and the others are taken. */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    console.log(what);
  } catch (error) {
    failed++;
    console.error(`${what}: ${String(error)}`);
  }
}
try {
  const templates = Object.entries(await templatesAt(site.url));
  const shots: [string, Shot][] = [
    ...templates.map(([name, path]): [string, Shot] => [name, { path }]),
    ...(values.as === 'no-scripts' ? [] : Object.entries(states)),
  ];
  const names = shots.map(([name]) => name);
  if (!wanted.every((name) => names.includes(name))) throw new Error(`The names are: ${names.join(', ')}`);
  if (engines.includes('chromium'))
    for (const [name, shot] of shots)
      if (isWanted(name)) await attempt(name, () => take(browser, name, shot));
  for (const engine of ['firefox', 'webkit'] as const)
    if (engines.includes(engine))
      await attempt(engine, () =>
        takeIn(
          engine,
          templates.filter(([name]) => isWanted(name)),
        ),
      );
  writeFileSync(join(FOLDER, 'index.html'), overviewOf(pictures));
  console.log(`${pictures.length} pictures: ${FOLDER}/index.html`);
} finally {
  await browser.close();
  await site.stop();
}
process.exit(failed > 0 ? 1 : 0);
