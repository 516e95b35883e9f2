import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesIn } from '../../adapter/files.ts';
import { type Asked, type Resolved, resolve, type Route } from './router.ts';

/** What the platform keeps under a path. */
export interface Item {
  kind: 'static' | 'prerendered' | 'function';
  /** The file with the body; a function has none. */
  file?: string;
  status: number;
  /** Names in small letters. Of a file only what the build says of it. */
  headers: Record<string, string>;
}

/** A function with all that it is uploaded with. */
export interface Func {
  /** Its folder, beneath `functions/`. */
  name: string;
  folder: string;
  runtime: string;
  handler: string;
  environment: Record<string, string>;
  /** Where its files lie, by the place that they have in it. */
  files: Map<string, string>;
  /** Links to packages, with what they name; the packages' files are among the others. */
  links: Map<string, string>;
}

export interface Output {
  folder: string;
  routes: Route[];
  items: Map<string, Item>;
  functions: Func[];
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  item: Item | undefined;
  resolved: Resolved;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** All files beneath a folder, as paths from it; with slashes, as in addresses. */
export const pathsIn = (folder: string): string[] =>
  filesIn(folder).map((file) => relative(folder, file).split(sep).join('/'));

/** An address of the platform: `index` is its folder. */
const addressOf = (name: string) => `/${name}`.replace(/\/index$/, '') || '/';

interface Config {
  routes: Route[];
  overrides?: Record<string, { path?: string; contentType?: string }>;
}

interface PrerenderConfig {
  initialStatus?: number;
  initialHeaders?: Record<string, string>;
  fallback?: string | { fsPath: string; contentType?: string } | null;
}

interface FunctionConfig {
  runtime: string;
  handler?: string;
  entrypoint?: string;
  environment?: Record<string, string>;
  filePathMap?: Record<string, string>;
}

const small = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function prerendered(configFile: string): Item {
  const { initialStatus, initialHeaders, fallback } = readJson(configFile) as PrerenderConfig;
  const [name, type] =
    typeof fallback === 'object' && fallback
      ? [fallback.fsPath, fallback.contentType]
      : [fallback, undefined];
  const file = name ? join(dirname(configFile), basename(name)) : undefined;
  const assumed = type ?? (file?.endsWith('.html') ? 'text/html; charset=utf-8' : undefined);
  return {
    kind: file ? 'prerendered' : 'function',
    ...(file && { file }),
    status: initialStatus ?? 200,
    headers: { ...(assumed && { 'content-type': assumed }), ...small(initialHeaders ?? {}) },
  };
}

function func(root: string, project: string, name: string): Func {
  const folder = join(root, name);
  const config = readJson(join(folder, '.vc-config.json')) as FunctionConfig;
  const files = new Map(pathsIn(folder).map((file) => [file, join(folder, file)]));
  const links = new Map<string, string>();
  for (const [file, from] of Object.entries(config.filePathMap ?? {}))
    if (lstatSync(join(project, from)).isSymbolicLink()) links.set(file, readlinkSync(join(project, from)));
    else files.set(file, join(project, from));
  return {
    name,
    folder,
    runtime: config.runtime,
    handler: config.handler ?? config.entrypoint ?? '',
    environment: config.environment ?? {},
    files,
    links,
  };
}

/**
 * Reads what `vercel build` has made.
 *
 * @param project The project's folder, in which `.vercel/output` lies.
 */
export function readOutput(project: string): Output {
  const folder = join(project, '.vercel/output');
  const { routes, overrides = {} } = readJson(join(folder, 'config.json')) as Config;
  const items = new Map<string, Item>();
  const statics = join(folder, 'static');
  for (const name of pathsIn(statics)) {
    const { path = name, contentType } = overrides[name] ?? {};
    items.set(addressOf(path), {
      kind: 'static',
      file: join(statics, name),
      status: 200,
      headers: contentType ? { 'content-type': contentType } : {},
    });
  }
  const root = join(folder, 'functions');
  const middleware = new Set(routes.map(({ middlewarePath = '' }) => middlewarePath.replace(/^\//, '')));
  const functions: Func[] = [];
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.func')) continue;
    const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    const path = name.slice(0, -'.func'.length);
    // Many addresses share a function: theirs are links to it.
    if (entry.isDirectory()) functions.push(func(root, project, name));
    const configFile = join(root, `${path}.prerender-config.json`);
    if (!middleware.has(path))
      items.set(
        addressOf(path),
        existsSync(configFile) ? prerendered(configFile) : { kind: 'function', status: 200, headers: {} },
      );
  }
  return { folder, routes, items, functions };
}

/**
 * What the platform answers, as far as no code has to run for it. Headers of the answer itself come before those of the
 * rules (vercel.com/docs/caching/cdn-cache), and those of an `important` rule before all (vercel/vercel#5409).
 */
export function answer({ routes, items }: Output, asked: Asked | string, caseSensitive = false): Answer {
  const request = typeof asked === 'string' ? { path: asked } : asked;
  const resolved = resolve({ routes, caseSensitive, has: (path) => items.has(path) }, request);
  const item = resolved.path === null ? undefined : items.get(resolved.path);
  return {
    status: resolved.status ?? item?.status ?? 404,
    headers: { ...resolved.headers, ...item?.headers, ...resolved.important },
    body: item?.file ? readFileSync(item.file) : Buffer.alloc(0),
    item,
    resolved,
  };
}

/** Size of a function as the platform counts it. Bytes. */
export function sizeOf({ runtime, files }: Func): number {
  const bodies = [...files.values()].map((file) => readFileSync(file));
  // vercel.com/docs/functions/limitations: edge functions after compression, others before.
  return runtime === 'edge'
    ? gzipSync(Buffer.concat(bodies)).length
    : bodies.reduce((sum, { length }) => sum + length, 0);
}
