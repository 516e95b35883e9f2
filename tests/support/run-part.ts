import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const runners = [
  { files: 'tests/{unit,component}/*.test.{ts,tsx}', command: ['jest'] },
  { files: 'tests/{database/*.test.ts,dev.ts}', command: ['node', '--test', '--test-concurrency=1'] },
  { files: 'tests/{e2e,security,resilience}/*.spec.ts', command: ['playwright', 'test', '--project=site'] },
  { files: 'tests/nightly/*.spec.ts', command: ['playwright', 'test', '--project=nightly'] },
];

/** Runs the test files whose path contains one of the filters. Options follow the filters. */
export function runPart(args: string[]): number {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const filters = firstOption === -1 ? args : args.slice(0, firstOption);
  const options = args.slice(filters.length);
  const isMeant = (file: string) =>
    filters.some(
      (word) => file.includes(word) && (word.includes('nightly') || !file.startsWith('tests/nightly/')),
    );
  const asked = runners.flatMap(({ files, command }) => {
    const found = globSync(files)
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isMeant);
    return found.length > 0 ? [[...command, ...options, ...found]] : [];
  });
  if (asked.length === 0) {
    console.error(`No test file has ${filters.join(' or ')} in its path.`);
    return 1;
  }
  const codes = asked.map(([program = '', ...rest]) => {
    const { status } = spawnSync(program, rest, { stdio: 'inherit', shell: process.platform === 'win32' });
    return status ?? 1;
  });
  return Math.max(...codes);
}
