import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { Provision } from './provide.ts';

const testsOf = ({ suites = [], specs }: JSONReportSuite): JSONReportTest[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ tests }) => tests),
];

/**
 * One line for each engine: what ran there and how long it took, or that nothing did.
 *
 * @param file Playwright's report as JSON.
 */
export function engineLines(file: string, { found, missing }: Provision): string[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  const tests = report.suites.flatMap(testsOf);
  const ran = Object.keys(found).map((engine) => {
    const all = tests.filter(({ projectName }) => projectName === engine);
    const count = (...of: JSONReportTest['status'][]) =>
      all.filter(({ status }) => of.includes(status)).length;
    const ms = all.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    return `${engine}: ${count('expected', 'flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} not possible there, ${Math.round(ms / 1000)} s of tests`;
  });
  return [...ran, ...Object.entries(missing).map(([engine, why]) => `${engine}: NOTHING TESTED, ${why}`)];
}
