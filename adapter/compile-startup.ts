import { writeFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { bundle } from './bundle.ts';

export const COMPILED = 'lib/startup/compiled.ts';

const BEGIN = 'export default';

/**
 * A script of the start-up code as a function, in parentheses, in as few bytes as it takes: the bundler alone leaves
 * some more, which would stand in every page.
 *
 * @param name Of the file in lib/startup/ where the script begins.
 * @param parameter What it reads without declaring it.
 */
export function compiledFunction(folder: string, name: string, parameter = ''): string {
  const code = bundle(folder, `lib/startup/${name}.ts`, { format: 'esm' });
  const small = minifySync(`${BEGIN}(${parameter})=>{${code}}`, {
    module: true,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
    mangle: true,
  });
  return small.code.slice(BEGIN.length).replace(/;$/, '');
}

/** What the file of the compiled start-up code should be. */
export const compiledStartup = (folder: string): string => `/*
 * Written by \`npm run startup\` from what stands beside it. Served as it is, and trusted by the policy as it is.
 */
${[
  ['bootScript', `${compiledFunction(folder, 'boot')}()`],
  ['starter', compiledFunction(folder, 'starter', 'files')],
  ['wholeSheets', compiledFunction(folder, 'whole-sheets', 'files')],
  ['wholeNames', compiledFunction(folder, 'whole-names', 'names')],
]
  .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
  .join('')}`;

if (import.meta.main) writeFileSync(COMPILED, compiledStartup(process.cwd()));
