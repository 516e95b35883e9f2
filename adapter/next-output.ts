import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { NextAdapter } from 'next';
import { AdapterOutputType } from 'next/constants.js';
import { z } from 'zod';
import { listFiles } from './list-files.ts';

/** Next does not document this layout. An unknown one stops the build, since pages would have no policy. */
export class UnexpectedOutput extends Error {}

export const CHUNK_FOLDER = 'static/chunks';
export const CHUNKS = `/_next/${CHUNK_FOLDER}/`;
/** The script by which React remembers the first paint. */
export const TIMING = 'requestAnimationFrame(function(){$RT=performance.now()});';

export type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

const ROUTE_CACHE = 'server/route-cache';

const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const metaSchema = z.looseObject({
  headers: headers.optional(),
  status: z.int().optional(),
  routeCache: z.looseObject({ key: z.templateLiteral(['/route-cache/', z.string(), '/$/', z.string()]) }),
});

const manifestSchema = z.looseObject({
  version: z.literal(4),
  routes: z.record(z.string(), z.looseObject({ initialHeaders: headers.optional() })),
});

function readJson<Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new UnexpectedOutput(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

export interface Prerendered {
  /** Its address; Next's own pages have one that no visitor can ask for. */
  path: string;
  file: string;
}

const withExtension = (file: string, extension: string) => file.replace(/html$/, extension);

export function listPrerendered(distDir: string): Prerendered[] {
  const pages = listFiles(join(distDir, ROUTE_CACHE))
    .filter((file) => file.endsWith('.html'))
    .map((file): Prerendered => {
      const { key } = readJson(metaSchema, withExtension(file, 'meta')).routeCache;
      const path = key.slice(key.indexOf('/$/') + '/$'.length);
      return { path: path === '/index' ? '/' : path, file };
    });
  if (pages.length === 0) throw new UnexpectedOutput('There is no prerendered page.');
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const readPage = ({ file }: Prerendered) => ({
  html: readFileSync(file, 'utf8'),
  data: readFileSync(withExtension(file, 'rsc'), 'utf8'),
});

export function writePage({ file }: Prerendered, html: string, policy: string): void {
  const meta = readJson(metaSchema, withExtension(file, 'meta'));
  meta.headers = {
    ...meta.headers,
    'Content-Security-Policy': policy,
    // No cache may keep one page for each made-up address.
    ...(meta.status === 404 && { 'Cache-Control': 'private, no-store' }),
  };
  writeFileSync(file, html);
  writeFileSync(withExtension(file, 'meta'), JSON.stringify(meta));
}

/** The middleware gives this type to a form of an older build: no host may answer it from its cache. */
const OUTDATED_FORM = {
  type: 'header',
  key: 'content-type',
  value: 'application/x-www-form-urlencoded',
} as const;

export function addToOutputs(
  { distDir, outputs }: Pick<Build, 'distDir' | 'outputs'>,
  policies: ReadonlyMap<string, string>,
  files: Iterable<string>,
): void {
  for (const { pathname, fallback, config } of outputs.prerenders) {
    config.bypassFor?.push(OUTDATED_FORM);
    if (!fallback?.filePath?.endsWith('.html')) continue;
    const policy = policies.get(pathname);
    if (!policy) throw new UnexpectedOutput(`${pathname} is prerendered, and was not among the pages.`);
    fallback.initialHeaders = { ...fallback.initialHeaders, 'content-security-policy': policy };
  }
  for (const name of files)
    outputs.staticFiles.push({
      type: AdapterOutputType.STATIC_FILE,
      id: `${CHUNK_FOLDER}/${name}`,
      pathname: CHUNKS + name,
      filePath: join(distDir, CHUNK_FOLDER, name),
      immutableHash: undefined,
    });
}

const actionsSchema = z.looseObject({ node: z.record(z.string().regex(/^[\da-f]+$/), z.unknown()) });
const middlewareSchema = z.looseObject({
  middleware: z.record(z.string(), z.looseObject({ env: z.record(z.string(), z.string()) })),
});

/** Tells the middleware which actions the build has, so that it recognizes the forms of an older one. */
export function nameActions({ distDir, outputs }: Pick<Build, 'distDir' | 'outputs'>): void {
  const { node } = readJson(actionsSchema, join(distDir, 'server/server-reference-manifest.json'));
  const added = { ACTION_IDS: Object.keys(node).join(' ') };
  const file = join(distDir, 'server/middleware-manifest.json');
  const manifest = readJson(middlewareSchema, file);
  for (const entry of Object.values(manifest.middleware)) Object.assign(entry.env, added);
  writeFileSync(file, JSON.stringify(manifest));
  const host = outputs.middleware?.config;
  if (host) host.env = { ...host.env, ...added };
}

/** Moves prerendered files to where servers without adapters look, and adds the policies to the manifest. */
export function flattenRouteCache(distDir: string, policies: ReadonlyMap<string, string>): void {
  const cache = join(distDir, ROUTE_CACHE);
  for (const from of listFiles(cache)) {
    const [kind = '', , mark, ...path] = relative(cache, from).split(sep);
    if (!kind.startsWith('APP_') || mark !== '$')
      throw new UnexpectedOutput(`${from} was made by no route of app/.`);
    const to = join(distDir, 'server/app', ...path);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  rmSync(cache, { recursive: true });

  const file = join(distDir, 'prerender-manifest.json');
  const manifest = readJson(manifestSchema, file);
  for (const [path, route] of Object.entries(manifest.routes)) {
    const policy = policies.get(path);
    if (policy) route.initialHeaders = { ...route.initialHeaders, 'content-security-policy': policy };
  }
  writeFileSync(file, JSON.stringify(manifest));
}
