import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Next's complaint about a name that docs/decisions/0015-middleware-for-visitors.md keeps. */
const DEPRECATION = [
  'The "middleware" file convention is deprecated. Please use "proxy" instead.',
  'To migrate automatically, run:',
  'npx @next/codemod@canary middleware-to-proxy .',
  'Learn more: https://nextjs.org/docs/messages/middleware-to-proxy',
];
const EXPERIMENTS = '- Experiments (use with caution):';
/** The settings in next.config.ts that Next counts as experiments. */
const KNOWN_EXPERIMENTS = ['✓ caseSensitiveRoutes', '· serverActions'];

/**
 * Creates a filter that returns what to print of a line of Next's in development. It leaves out what a
 * reader can do nothing about, word for word, and nothing else.
 */
export function createLineFilter(): (line: string) => string[] {
  let local = '';
  let isDeprecation = false;
  let heading: string | undefined;
  return (line) => {
    const text = stripVTControlCharacters(line).trim().replace(/^⚠ /, '');
    isDeprecation = DEPRECATION.includes(text) || (isDeprecation && text === '');
    if (isDeprecation) return [];
    const [, kind, address] = /^- (Local|Network): +(\S+)$/.exec(text) ?? [];
    if (kind === 'Local') local = address ?? '';
    if (kind === 'Network' && address === local) return [];
    if (heading && KNOWN_EXPERIMENTS.includes(text)) return [];
    const isUnknownExperiment = heading && /^[✓⨯·?] /.test(text);
    const printed = isUnknownExperiment && heading ? [heading, line] : [line];
    heading = text === EXPERIMENTS ? line : undefined;
    return heading ? [] : printed;
  };
}

/** Prints what Next prints in development, without needless lines. */
export function printOutput({ stdout, stderr }: ChildProcess): void {
  for (const [from, to] of [
    [stdout, process.stdout],
    [stderr, process.stderr],
  ] as const) {
    if (!from) continue;
    const filterLine = createLineFilter();
    createInterface(from).on('line', (line) => {
      for (const printed of filterLine(line)) to.write(`${printed}\n`);
    });
  }
}
