import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isContentFault, formatField, type RecordFault } from '../../content/schema/content-fault.ts';
import type * as definitionModule from '../../content/schema/define-record.ts';
import type * as siteSchemaModule from '../../content/site.schema.ts';
import * as routes from '../../lib/routes.ts';
import type * as pagesModule from '../../lib/site-map/pages.ts';
import { createModuleLoader } from './load-module.ts';

type Load = Awaited<ReturnType<typeof createModuleLoader>>;
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
async function readRecords(load: Load, projectDir: string, files: readonly string[]) {
  const faults: (RecordFault | string)[] = [];
  const failures: unknown[] = [];
  async function collect(read: () => unknown): Promise<unknown> {
    try {
      return await read();
    } catch (cause) {
      if (isContentFault(cause)) faults.push(...cause.faults);
      else failures.push(cause);
      return {};
    }
  }
  for (const file of [...files, ...list(projectDir, 'lib/content/*.ts')])
    for (const value of Object.values((await collect(() => load(file))) as object))
      await collect(() => readSlugs(value));
  await collect(async () => {
    const { checkSite } = (await load('content/site.schema.ts')) as typeof siteSchemaModule;
    for (const record of checkSite()) await collect(() => readSlugs(record));
  });
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
async function listEntries(load: Load, files: readonly string[]) {
  const { getWritten } = (await load('content/schema/define-record.ts')) as typeof definitionModule;
  const entries: Entry[] = [];
  const crashes: string[] = [];
  // An index file may also pass a record on under its own name.
  for (const file of files.toSorted((a, b) => isIndex(a) - isIndex(b)))
    try {
      for (const [name, value] of Object.entries((await load(file)) as object))
        entries.push({ file, name, root: getWritten(value), path: [], value: getWritten(value) });
    } catch (cause) {
      if (!isContentFault(cause)) crashes.push(describeCrash(file, cause));
    }
  const seen = new Set<unknown>();
  // The list grows while it is read.
  for (const { value, path, ...place } of entries) {
    // The records of a family are in files of their own.
    if (typeof value !== 'object' || value === null || seen.has(value) || 'slugs' in value) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value))
      entries.push({ ...place, path: [...path, key], value: getWritten(inner) });
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
  return ({ file, path, value }: Entry): string | undefined => {
    const key = path.at(-1);
    const isCase = file.startsWith('content/case-studies/');
    if (isCase && key === 'article' && !isPage(routes.article(String(value))))
      return `is "${String(value)}", which is no article`;
    if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
    const [target = ''] = value.split(/[?#]/);
    if (key === 'href' && !(isPage(target) || others.has(target) || (target !== '/' && isFile(target))))
      return `a link to "${value}", which is no page`;
    if (key === 'imageUrl' && !isFile(value)) return `a picture without its file, public${value}`;
    return undefined;
  };
}

async function findDeadLinks(load: Load, projectDir: string, entries: readonly Entry[]) {
  const pages = (await load('lib/site-map/pages.ts')) as typeof pagesModule;
  const checkTarget = createTargetCheck(projectDir, pages);
  return entries.flatMap((entry) => {
    const message = checkTarget(entry);
    return message === undefined ? [] : { entry, message };
  });
}

/** Finds all mistakes in content/, as `content/team.ts:12: founders.0.role: is missing`. */
export async function findContentFaults(projectDir: string, cache: string): Promise<string[]> {
  const load = await createModuleLoader(projectDir, cache);
  const files = list(projectDir, 'content/**/*.ts').filter((file) => !/schema(\.ts$|\/)/.test(file));
  const { entries, crashes } = await listEntries(load, files);
  const { faults, failures } = await readRecords(load, projectDir, files);
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
      else add('content/', fault.path, fault.message);
    }
  }
  for (const { entry, message } of deadLinks) addEntry(entry, [], message);
  return [...lines.values()].toSorted(new Intl.Collator('en', { numeric: true }).compare);
}
