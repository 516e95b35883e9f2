import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The file of this project that an import names, if it names one. */
function resolve(from: string, name: string): string | undefined {
  const path = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? join(dirname(from), name)
      : undefined;
  return ['', '.ts', '.tsx']
    .map((ending) => `${path}${ending}`)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Where scripts begin that need no framework. */
const OWN_SCRIPTS = [
  'components/demo/form-entry.ts',
  'lib/startup/boot.ts',
  'lib/startup/starter.ts',
  'lib/startup/whole-sheets.ts',
];

/**
 * Files whose code the browser gets: those marked with 'use client', scripts of our own, and what they import. Of a
 * file marked with 'use server' it gets the names of the actions only.
 *
 * @returns Paths from the project's folder.
 */
export function deliveredFiles(): Set<string> {
  const delivered = new Set<string>();
  const deliver = (file: string) => {
    const text = readFileSync(file, 'utf8');
    if (delivered.has(file) || /^(?:'use server'|import 'server-only')/m.test(text)) return;
    delivered.add(file);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const imported = resolve(file, fileName);
      if (imported) deliver(imported);
    }
  };
  for (const file of globSync('{app,components,lib}/**/*.{ts,tsx}'))
    if (OWN_SCRIPTS.includes(file) || /^'use client'/m.test(readFileSync(file, 'utf8'))) deliver(file);
  return delivered;
}
