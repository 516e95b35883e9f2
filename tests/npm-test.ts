import concurrently from 'concurrently';
import { readFileSync, rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { makePrivateFolder } from '../scripts/process/data-folder.ts';
import { provideBrowser } from './support/browser.ts';
import { runPart } from './support/run-part.ts';

// `npm test` runs both groups side by side. `npm test -- e2e/story` runs test files by a part of their path.
const RESULTS = 'test-results';
const code = [
  'node tests/types.ts',
  'jest --silent --json --outputFile=test-results/jest.json',
  'node --test --test-concurrency=1 "tests/database/*.test.ts"',
  'node --test tests/dev.ts',
];
const site = 'playwright test --project=site';

interface Counts {
  passed: number;
  failed: number;
}

/** Counts from the report of a runner; a missing one counts as a failure. */
function readReport(file: string, count: (text: string) => Counts): Counts {
  try {
    return count(readFileSync(`${RESULTS}/${file}`, 'utf8'));
  } catch {
    console.log(`${file} is missing: an earlier command of its group failed.`);
    return { passed: 0, failed: 1 };
  }
}

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>;
type BrowserReport = { stats: Record<'expected' | 'unexpected' | 'flaky', number>; errors: unknown[] };

function countJest(text: string): Counts {
  const report = JSON.parse(text) as JestReport;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function countBrowser(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as BrowserReport;
  // Playwright names the flaky ones above the total.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Counts the two summaries of `node --test`, which writes no report. */
function countNode(output: string): Counts {
  const add = (name: string) =>
    output.matchAll(new RegExp(`ℹ ${name} (\\d+)`, 'g')).reduce((sum, [, count]) => sum + Number(count), 0);
  const isComplete = output.split('ℹ tests ').length === 3;
  return { passed: add('pass'), failed: add('fail') + add('cancelled') + Number(!isComplete) };
}

const began = Date.now();
try {
  await provideBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const filters = process.argv.slice(2);
if (filters.length > 0) process.exit(runPart(filters));
rmSync(RESULTS, { recursive: true, force: true });
// Traces contain sessions and passwords of test accounts.
makePrivateFolder(RESULTS);

let output = '';
const outputStream = new Writable({
  write(chunk: Buffer, _, done) {
    // The log of the site contains errors that tests cause.
    const text = chunk.toString().replaceAll(/^.*\[WebServer\] \{.*\n?/gm, '');
    output += text;
    process.stdout.write(text, done);
  },
});
const { result } = concurrently(
  [
    { name: 'code', command: code.join(' && ') },
    { name: 'site', command: site },
  ],
  { prefix: 'name', prefixColors: ['blue', 'magenta'], outputStream },
);
const isGreen = await result.then(
  () => true,
  () => false,
);

const counts = [
  readReport('jest.json', countJest),
  readReport('browser.json', countBrowser),
  countNode(output),
];
const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
console.log(`\nTook ${Math.round((Date.now() - began) / 1000)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed') || Number(!isGreen)} failed`);
process.exit(isGreen && sum('failed') === 0 ? 0 : 1);
