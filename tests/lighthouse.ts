import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startSite } from '../local/site.ts';
import { provideBrowser } from './support/browser.ts';
import { templatesAt } from './support/templates.ts';

/**
 * Lighthouse for phones over one page of every template, on the production build. Prints the scores and fails
 * where accessibility, best practices or search are below 100. Speed is printed only with `--speed`: it depends on
 * the machine. Further words choose among the templates: `npm run lighthouse -- home blogs-page`.
 */
const PORT = 3240;
const speed = process.argv.includes('--speed');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const demanded = ['accessibility', 'best-practices', 'seo'];
const categories = speed ? ['performance', ...demanded] : demanded;

const executable = provideBrowser();
const site = await startSite({
  port: PORT,
  backendPort: 24531,
  mailboxPort: 24534,
  data: 'supabase/.temp/lighthouse',
});
const chrome = await launch({
  ...(executable && { chromePath: executable }),
  chromeFlags: [
    '--headless=new',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
let failed = 0;
try {
  console.log(['template'.padEnd(16), ...categories].join('  '));
  for (const [name, path] of Object.entries(await templatesAt(site.url))) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await lighthouse(site.url + path, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    const scores = Object.values(result?.lhr.categories ?? {});
    const low = scores.filter(({ id, score }) => demanded.includes(id) && score !== 1);
    if (low.length > 0 || scores.length === 0) failed++;
    console.log(
      [
        name.padEnd(16),
        ...scores.map(({ id, score }) => String(Math.round((score ?? 0) * 100)).padStart(id.length)),
      ].join('  '),
    );
    for (const { auditRefs } of low)
      for (const { id } of auditRefs) {
        const audit = result?.lhr.audits[id];
        if (audit?.score === 0) console.log(`    ${id}: ${audit.title}`);
      }
  }
} finally {
  chrome.kill();
  await site.stop();
}
process.exit(failed > 0 ? 1 : 0);
