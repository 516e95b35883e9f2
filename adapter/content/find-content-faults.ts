import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isContentFault, formatField, type RecordFault } from '../../lib/content/content-fault.ts';
import type * as pagesModule from '../../lib/content/pages.ts';
import { createModuleLoader } from './load-module.ts';

type Load = ReturnType<typeof createModuleLoader>;
type Path = readonly PropertyKey[];

/** A value of a record, with the exported constant that holds it: `root` is its value. */
interface Entry {
  file: string;
  name: string;
  root: unknown;
  path: Path;
  value: unknown;
}

const list = (projectDir: string, pattern: string) =>
  globSync(pattern, { cwd: projectDir })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Reads all records as the site does. Each fails where it is used, so asking for a field is enough. */
async function readRecords(load: Load, projectDir: string) {
  const faults: (RecordFault | string)[] = [];
  const failures: unknown[] = [];
  for (const reader of list(projectDir, 'lib/content/*.ts'))
    try {
      for (const value of Object.values((await load(reader)) as object)) readSlugs(value);
    } catch (cause) {
      if (isContentFault(cause)) faults.push(...cause.faults);
      else failures.push(cause);
    }
  return { faults, failures };
}

const readSlugs = (value: unknown) => (value as { slugs?: unknown } | null | undefined)?.slugs;

/** Says where a file of content/ fails before it is a record, for example by a missing import. */
function describeCrash(file: string, cause: unknown): string {
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
  const place = /content\/[\w/.-]+\.ts(?::\d+)?/.exec(stack.replaceAll('\\', '/'))?.[0];
  return `${place ?? file}: ${message.split('\n')[0]?.trim()}`;
}

const isIndex = (file: string) => Number(file.endsWith('/index.ts'));

/** Lists each value once, at its shortest path, because index files hold the records of other files. */
async function listEntries(load: Load, projectDir: string) {
  const entries: Entry[] = [];
  const crashes: string[] = [];
  const files = list(projectDir, 'content/**/*.ts').filter((path) => !/schema\.ts$/.test(path));
  // An index file may also pass a record on under its own name.
  for (const file of files.toSorted((a, b) => isIndex(a) - isIndex(b)))
    try {
      for (const [name, value] of Object.entries((await load(file)) as object))
        entries.push({ file, name, root: value, path: [], value });
    } catch (cause) {
      crashes.push(describeCrash(file, cause));
    }
  const seen = new Set<unknown>();
  // The list grows while it is read.
  for (const { value, path, ...place } of entries) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value))
      entries.push({ ...place, path: [...path, key], value: inner });
  }
  return { entries, crashes };
}

/** Lists what has an address and is no page for search engines: feeds, and pages of accounts. */
const listOtherPaths = (projectDir: string) =>
  list(projectDir, 'app/{**/route.ts,(account)/**/page.tsx}').map((file) =>
    file.replaceAll(/^app|\/\([^)]*\)|\/(?:page|route)\.tsx?$/g, ''),
  );

function createTargetCheck(projectDir: string, { isPage }: typeof pagesModule) {
  const others = new Set(listOtherPaths(projectDir));
  const isFile = (path: string) => existsSync(join(projectDir, 'public', path));
  return ({ path, value }: Entry): string | undefined => {
    const key = path.at(-1);
    if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
    const [target = ''] = value.split(/[?#]/);
    if (key === 'href' && !(isPage(target) || others.has(target) || (target !== '/' && isFile(target))))
      return `a link to "${value}", which is no page`;
    if (key === 'imageUrl' && !isFile(value)) return `a picture without its file, public${value}`;
    return undefined;
  };
}

async function findDeadLinks(load: Load, projectDir: string, entries: readonly Entry[]) {
  const pages = (await load('lib/content/pages.ts')) as typeof pagesModule;
  const checkTarget = createTargetCheck(projectDir, pages);
  return entries.flatMap((entry) => {
    const message = checkTarget(entry);
    return message === undefined ? [] : { entry, message };
  });
}

/** Finds all mistakes in content/, as `content/team.ts:12: founders.0.role: is missing`. */
export async function findContentFaults(projectDir: string, cache: string): Promise<string[]> {
  const load = createModuleLoader(projectDir, cache);
  const { entries, crashes } = await listEntries(load, projectDir);
  const { faults, failures } = await readRecords(load, projectDir);
  // Readers of a bad file or record may fail in any way.
  if (crashes.length + faults.length === 0 && failures.length > 0) throw failures[0];
  const deadLinks = crashes.length > 0 ? [] : await findDeadLinks(load, projectDir, entries);
  if (crashes.length + faults.length + deadLinks.length === 0) return [];

  // TypeScript takes a second to load.
  const { createPlaceFinder } = await import('./content-places.ts');
  const places = createPlaceFinder(projectDir);
  const findEntry = (record: unknown) => entries.find(({ value }) => value === record);
  const lines = new Map(crashes.map((crash) => [crash, crash]));
  const add = (place: string, path: Path, message: string) => {
    const key = `${place}: ${message}`;
    // A constant that several fields name is one mistake.
    if (!lines.has(key)) lines.set(key, `${place}: ${formatField(path, message)}`);
  };
  const addEntry = ({ file, name, root, path }: Entry, below: Path, message: string) => {
    const whole = [...path, ...below];
    add(places.findField(file, name, root, whole), whole, message);
  };
  for (const fault of faults) {
    if (typeof fault === 'string') lines.set(fault, fault);
    else {
      const entry = findEntry(fault.record);
      if (entry) addEntry(entry, fault.path, fault.message);
      else add(fault.file, fault.path, fault.message);
    }
  }
  for (const { entry, message } of deadLinks) addEntry(entry, [], message);
  return [...lines.values()].toSorted(new Intl.Collator('en', { numeric: true }).compare);
}
