import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import type { Tally } from './checks.ts';
import { printedBy } from './printed.ts';

/** What Jest and Playwright write about a run. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Runs a program of Node's; its output is shown, and also returned. */
export function run(
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd = '.',
): Promise<{ ok: boolean; output: string }> {
  const began = Date.now();
  const child = spawn(process.execPath, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = printedBy(child);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const ok = code === 0;
      console.log(
        `\n── ${title}: ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(0)} s`,
      );
      console.log(printed().trimEnd());
      resolve({ ok, output: printed() });
    });
  });
}

/** A program that counts as one check. */
export async function step(title: string, args: string[], cwd = '.'): Promise<Tally> {
  const { ok } = await run(title, args, process.env, cwd);
  return { passed: Number(ok), failed: Number(!ok) };
}

/** Reads the closing line of a suite of ours. */
export function closingLine({ ok, output }: { ok: boolean; output: string }): Tally {
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed/m.exec(output) ?? [];
  const tally = { passed: Number(passed), failed: Number(failed) };
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** A suite that wrote its result as JSON. When it wrote none it failed. */
export function report(file: string, read: (json: Report) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs Jest.
 *
 * @param more Its arguments besides.
 * @param folder The project.
 */
export async function jest(more: string[] = [], folder = '.'): Promise<Tally> {
  const file = 'test-results/jest.json';
  mkdirSync(`${folder}/test-results`, { recursive: true });
  const args = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--silent', ...more];
  await run('Unit and component tests', args, process.env, folder);
  return report(`${folder}/${file}`, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
}

/** The sum of several tallies. */
export const inAll = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
