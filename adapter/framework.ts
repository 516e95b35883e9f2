import { z } from 'zod';
import type { Element } from 'hast';

/*
 * All that the build relies on in what the framework writes, and that no documentation promises. Another shape stops the
 * build: a page that is not understood would be delivered without its policy.
 */

/** The version that this was written for. Another one is taken too, as long as it writes the same. */
const WRITTEN_FOR = '16.4';

/** Thrown where the framework's output is not what this file describes. */
export class UnknownShape extends Error {}

/** Says which version wrote what is not known, whatever else went wrong meanwhile. */
export async function namingTheVersion<Result>(
  version: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof UnknownShape)) throw cause;
    throw new Error(
      `Next.js ${version} builds something else than adapter/framework.ts knows (written for ${WRITTEN_FOR}). ${cause.message}`,
      { cause },
    );
  }
}

/** Reads a value of a known shape. @throws UnknownShape that names what was read and the part that differs. */
export function known<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new UnknownShape(`${what}: ${z.prettifyError(result.error)}`);
  return result.data;
}

const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What the framework tells an adapter once everything is built, as far as it is read here. */
export const buildShape = z.looseObject({
  distDir: z.string(),
  projectDir: z.string(),
  nextVersion: z.string(),
  config: z.looseObject({ deploymentId: z.string().optional() }),
  outputs: z.looseObject({
    prerenders: z
      .array(
        z.looseObject({
          pathname: z.string(),
          fallback: z
            .looseObject({ filePath: z.string().optional(), initialHeaders: headers.optional() })
            .optional(),
        }),
      )
      .min(1),
    staticFiles: z
      .array(z.looseObject({ type: z.string(), pathname: z.string(), filePath: z.string() }))
      .min(1),
  }),
});

/** Where the framework keeps what was prerendered, with an adapter: by the route that made it, then by its address. */
export const SCOPED = 'server/route-cache';

/** What stands in the `.meta` file beside everything that was prerendered. */
export const metaShape = z.looseObject({
  headers: headers.optional(),
  status: z.int().optional(),
  routeCache: z.looseObject({ key: z.templateLiteral(['/route-cache/', z.string(), '/$/', z.string()]) }),
});

/** The manifest of what was prerendered. The builder of a host that knows no adapters reads headers from it. */
export const prerenderManifestShape = z.looseObject({
  version: z.literal(4),
  routes: z.record(z.string(), z.looseObject({ initialHeaders: headers.optional() })),
});

/** The framework's own pages have addresses that no visitor can ask for. */
const NOT_FOUND = '/_not-found';
/** For a failure of everything; the one page with neither our frame nor our styles. */
export const GLOBAL_ERROR = '/_global-error';

/** Copies of the two that hosts serve as files, with the status of their name. */
export const ERROR_FILES = { [NOT_FOUND]: 'server/pages/404.html', [GLOBAL_ERROR]: 'server/pages/500.html' };

/** Where a build keeps what browsers may keep for ever, and how browsers address it. */
export const ASSET_FOLDER = 'static/chunks';
export const ASSETS = '/_next/static/chunks/';
/** Stands for the site, wherever it will be. */
const SELF = 'http://site';

/** The name of one of the build's files in an address. With skew protection the address says which build it belongs to. */
function assetName(address: unknown, extension: string): string | undefined {
  if (typeof address !== 'string' || !address.startsWith(ASSETS)) return undefined;
  const [name = '', build, ...more] = address.slice(ASSETS.length).split('?');
  if (more.length > 0 || (build !== undefined && !/^dpl=[\w-]+$/.test(build))) return undefined;
  return name.endsWith(extension) && /^[\w.~-]+$/.test(name) ? name : undefined;
}

/** Whether an address is that of one of the build's scripts. */
export const isScriptAddress = (address: unknown): address is string =>
  assetName(address, '.js') !== undefined;

/** The file of a stylesheet of the build. @throws UnknownShape when the address is another. */
export function sheetName(address: string): string {
  const name = assetName(address, '.css');
  if (name === undefined) throw new UnknownShape(`${address} is not among the build's stylesheets.`);
  return name;
}

/** How browsers address a font that a stylesheet of the build names. @throws UnknownShape when it lies elsewhere. */
export function fontAddress(url: string): string {
  const { origin, pathname, search } = new URL(url, `${SELF}${ASSETS}`);
  if (origin !== SELF || !pathname.startsWith('/_next/static/media/'))
    throw new UnknownShape(`${url} is not among the build's fonts.`);
  return pathname + search;
}

/** Whether an element is a stylesheet of the build. */
export const isSheet = ({ properties: { rel, dataPrecedence } }: Element): boolean =>
  String(rel) === 'stylesheet' && dataPrecedence === 'next';

/** Whether a link fetches ahead a script or a stylesheet. */
export const isAhead = ({ properties: { rel, as, href } }: Element): boolean =>
  String(rel) === 'preload' && (as === 'script' || (as === 'style' && /\.css(\?|$)/.test(String(href))));

/** Whether a link fetches a font ahead. */
export const isFontAhead = ({ properties: { rel, as } }: Element): boolean =>
  String(rel) === 'preload' && as === 'font';

/** A text as JSON; undefined where it is none. */
export function json(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const chunkList = z.strictObject({
  otherChunks: z.array(
    z.string().refine((path) => path.startsWith('static/') && isScriptAddress(`/_next/${path}`)),
  ),
  runtimeModuleIds: z.array(z.int()),
});

/** The text in a piece of a page's data, if a script is nothing else. JSON holds no code, and nothing may follow it. */
export function dataPiece(script: string): string | undefined {
  const [, piece] = /^self\.__next_f\.push\((.*)\)$/s.exec(script) ?? [];
  return z.tuple([z.literal(1), z.string()]).safeParse(json(piece)).data?.[1];
}

/** The framework's inline scripts, each recognized by its whole text: the policy trusts it. */
export const frameworkScripts = {
  /** Which of its files hold the first module. */
  chunks: (text: string) => {
    const shape = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s;
    return chunkList.safeParse(json(shape.exec(text)?.[1])).success;
  },
  /** Begins the page's data. */
  start: (text: string) => text === '(self.__next_f=self.__next_f||[]).push([0])',
  /** A piece of the page's data. */
  data: (text: string) => dataPiece(text) !== undefined,
  /** In pages that come in parts. */
  timing: (text: string) => text === 'requestAnimationFrame(function(){$RT=performance.now()});',
} as const;
