import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { freePort } from '../../supabase/local/ports.ts';
import { startSite } from '../../local/site.ts';
import { provideBrowser } from '../support/browser.ts';
import { templatesAt } from '../support/templates.ts';
import { startBareSite } from './bare.ts';
import { startPlainSite } from './plain.ts';
import { type FormOpening, openForm, type Visit, visit } from './phone.ts';

/**
 * What a first visit to each template costs on a slow phone, beside a bare page of the framework built and measured in
 * the same run. Times depend on the machine: only ratios within one run say something. `--runs` visits each page so
 * often and takes medians; `--lighthouse` adds the median of so many runs of Lighthouse for phones; further words
 * choose among the templates; `--json` keeps the figures.
 */
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    lighthouse: { type: 'string', default: '0' },
    json: { type: 'string' },
  },
});
const runs = Math.max(1, Number(options.runs));
const lighthouseRuns = Math.max(0, Number(options.lighthouse));
const flags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const unsafe = process.getuid?.() === 0;

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;
const medians = <Shape extends object>(list: Shape[]): Shape =>
  Object.fromEntries(
    Object.keys(list[0] ?? {}).map((key) => [
      key,
      median(list.map((one) => Number(one[key as keyof Shape]))),
    ]),
  ) as Shape;
async function repeat<Result extends object>(measure: () => Promise<Result>): Promise<Result> {
  const list: Result[] = [];
  for (let run = 0; run < runs; run++) list.push(await measure());
  return medians(list);
}

interface Row extends Visit {
  name: string;
  /** Largest paint of the same document without any script. */
  plainLcp?: number;
  form?: FormOpening;
  scores?: Record<string, number>;
}

async function scoresOf(url: string, port: number): Promise<Record<string, number>> {
  const list: Record<string, number>[] = [];
  for (let run = 0; run < lighthouseRuns; run++) {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    const scores = Object.values(result?.lhr.categories ?? {});
    list.push(Object.fromEntries(scores.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])));
  }
  return medians(list);
}

const data = 'supabase/.temp/bench-pages';
rmSync(data, { recursive: true, force: true });
const executable = provideBrowser();
const bare = await startBareSite();
const site = await startSite({
  port: await freePort(),
  backendPort: await freePort(),
  mailboxPort: await freePort(),
  data,
});
const plain = await startPlainSite(site.url);
const browser = await chromium.launch({
  ...(executable && { executablePath: executable }),
  args: flags,
  chromiumSandbox: !unsafe,
});
const chrome =
  lighthouseRuns > 0
    ? await launch({
        ...(executable && { chromePath: executable }),
        chromeFlags: ['--headless=new', ...flags, ...(unsafe ? ['--no-sandbox'] : [])],
      })
    : null;
const rows: Row[] = [];
try {
  rows.push({ name: 'bare framework', ...(await repeat(() => visit(browser, bare.url))) });
  show(rows[0]);
  for (const [name, path] of Object.entries(await templatesAt(site.url))) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const url = site.url + path;
    // In turn, as the machine is not as fast in one minute as in the next.
    const both = await repeat(async () => {
      const seen = await visit(browser, url);
      return { ...seen, plainLcp: (await visit(browser, plain.url + path)).lcp };
    });
    const row: Row = { name, ...both };
    if (['home', 'products-page'].includes(name)) row.form = await repeat(() => openForm(browser, url));
    if (chrome) row.scores = await scoresOf(url, chrome.port);
    rows.push(row);
    show(row);
  }
} finally {
  await browser.close();
  chrome?.kill();
  await Promise.all([site.stop(), bare.stop(), plain.stop()]);
}
if (options.json) writeFileSync(options.json, JSON.stringify({ runs, rows }, null, 2));

function show(row: Row | undefined): void {
  const base = rows[0];
  if (!row || !base) return;
  if (row === base)
    console.log('\nKB on the wire (headers included), ms; medians. x: times the bare framework page.');
  const figures = [
    `html ${row.html.toFixed(1)}`,
    `css ${row.css.toFixed(1)}`,
    `js ${row.js.toFixed(1)}`,
    `fonts ${row.fonts.toFixed(1)}`,
    `total ${row.total.toFixed(0)} (x${(row.total / base.total).toFixed(2)})`,
    `${row.requests} requests`,
    `lcp ${row.lcp.toFixed(0)} (x${(row.lcp / base.lcp).toFixed(2)}${
      row.plainLcp ? `, x${(row.lcp / row.plainLcp).toFixed(2)} of no scripts` : ''
    })`,
    `tbt ${row.tbt.toFixed(0)} (x${(row.tbt / base.tbt).toFixed(2)})`,
    `cls ${row.cls.toFixed(3)}`,
  ];
  if (row.form)
    figures.push(
      `tap: field ${row.form.usable.toFixed(0)}, hydrated ${row.form.hydrated.toFixed(0)}, sent in place ${row.form.inPlace.toFixed(0)}, js ${row.form.js.toFixed(0)}`,
    );
  if (row.scores) figures.push(`lighthouse ${Object.values(row.scores).join(' / ')}`);
  console.log(row.name.padEnd(16), figures.join('  '));
}
