import { globSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as prettier from 'prettier';
import ts from 'typescript';
import { FriendlyError } from '../process/friendly-error.ts';

/** The text of each file of the project, by its path. */
export type Sources = ReadonlyMap<string, string>;

/** The text of each file to write; `undefined` removes the file. */
export type Changes = Record<string, string | undefined>;

const TEXTS = ['{adapter,app,components,content,lib,scripts,supabase,tests}/**/*.{css,md,ts,tsx}', '*.ts'];

export const readSources = (folder: string): Sources =>
  new Map(
    globSync(TEXTS, { cwd: folder, exclude: ['**/node_modules/**'] })
      .toSorted()
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
  );

export function readSource(sources: Sources, file: string): string {
  const text = sources.get(file);
  if (text === undefined) throw new FriendlyError(`${file} is missing.`);
  return text;
}

export const hasPath = (sources: Sources, path: string): boolean =>
  sources.has(path) || sources.keys().some((file) => file.startsWith(`${path}/`));

export function applyChanges(sources: Sources, changes: Changes): Sources {
  const changed = new Map(sources);
  for (const [file, text] of Object.entries(changes))
    if (text === undefined) changed.delete(file);
    else changed.set(file, text);
  return changed;
}

/** Finds the file that an import means, if it belongs to the project. */
export function resolveImport(sources: Sources, from: string, specifier: string): string | undefined {
  if (!/^(@|\.{1,2})\//.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(from), specifier);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => sources.has(file));
}

const evaluated = new WeakMap<Sources, Map<string, Record<string, unknown>>>();

/** Replaces every schema. */
const anySchema: unknown = new Proxy(() => anySchema, { get: () => anySchema });

/** Leaves records as they are written. */
const written = {
  defineRecord: (_: unknown, record: unknown) => record,
  createCollection: (_: unknown, read: () => unknown) => read(),
};

/** Evaluates a file that imports nothing but files of the project, for example a record. */
export function evaluate(sources: Sources, file: string): Record<string, unknown> {
  const known = evaluated.get(sources) ?? new Map<string, Record<string, unknown>>();
  evaluated.set(sources, known);
  const exports = known.get(file) ?? {};
  if (known.has(file)) return exports;
  const code = ts.transpile(readSource(sources, file), { module: ts.ModuleKind.CommonJS });
  known.set(file, exports);
  const require = (specifier: string) => {
    if (/schema\/(define-record|collection)$/.test(specifier)) return written;
    if (specifier === 'zod' || /schema$/.test(specifier)) return anySchema;
    const found = resolveImport(sources, file, specifier);
    if (!found) throw new Error(`${file} imports ${specifier}, which is no file of the project.`);
    return evaluate(sources, found);
  };
  runInNewContext(code, { exports, require, URLSearchParams });
  return exports;
}

async function format(file: string, text: string): Promise<string> {
  // From the root of the disk: beside a relative path, the sorting of classes does not find the project's own.
  const filepath = resolve(file);
  return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
}

function removeFile(file: string): void {
  rmSync(file);
  for (let folder = dirname(file); readdirSync(folder).length === 0; folder = dirname(folder))
    rmdirSync(folder);
}

/** Formats all texts before it writes the first, so that an error leaves the project as it was. */
export async function writeChanges(sources: Sources, changes: Changes): Promise<void> {
  const texts = await Promise.all(
    Object.entries(changes).map(
      async ([file, text]) => [file, text === undefined ? text : await format(file, text)] as const,
    ),
  );
  for (const [file, text] of texts) {
    if (text === undefined) removeFile(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const done = text === undefined ? 'removed' : sources.has(file) ? 'changed' : 'written';
    console.log(`${done}  ${file}`);
  }
}
