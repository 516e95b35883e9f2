import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';

/*
 * A tab that was opened before a deployment goes on loading files of the build it came from. This step takes them over
 * from the site as it runs into a new build, by a list that every such build carries.
 */

/** The list, in public/: what the build has, and what it took over. */
export const LIST = 'assets.json';
const STATIC = '/_next/static/';

/** A script, a style or a font, as builds name them: in one of two folders, and nothing that could lead out of it. */
const NAME = /^(?:chunks|media)\/[\w~-][\w.~-]{0,150}\.(?:css|js|woff2)$/;
const HASH = /^[0-9a-f]{64}$/;

const filesShape = z.record(z.string(), z.string());
const listShape = z.object({
  /** The build's own files: names beneath /_next/static/ with the SHA-256 of each. */
  files: filesShape,
  /** What it took over from builds before it, and when each of those was replaced. */
  former: z.array(z.object({ replaced: z.iso.datetime(), files: filesShape })).max(1000),
});
type List = z.infer<typeof listShape>;

const MB = 1024 * 1024;
/** How much is taken over at most, and how long an answer may take. */
const LIMITS = {
  /** All taken together; what is oldest is left out. A build has 7 MB in 175 files, most of which each build renews. */
  bytes: 100 * MB,
  files: 4_000,
  fileBytes: 5 * MB,
  listBytes: 2 * MB,
  /** Milliseconds for one answer, and for all. */
  answerMs: 10_000,
  allMs: 180_000,
};
export type FormerLimits = typeof LIMITS;
const AT_ONCE = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a build takes over, and from where. */
export interface FormerOptions {
  /** The build's folder. */
  dist: string;
  publicDir: string;
  /** Origin of the site as it runs, or `off`. */
  site: string | undefined;
  /** Files of a build that was replaced longer ago than so many days are left behind. */
  days: number;
  now?: Date;
  limits?: Partial<FormerLimits>;
}

/** Something that is logged and then left out. */
class LeftOut extends Error {}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function ownFiles(dist: string): Map<string, string> {
  const folder = join(dist, 'static');
  const names = ['chunks', 'media']
    .filter((part) => existsSync(join(folder, part)))
    .flatMap((part) => readdirSync(join(folder, part)).map((name) => `${part}/${name}`))
    .filter((name) => NAME.test(name))
    .toSorted();
  return new Map(names.map((name) => [name, sha256(readFileSync(join(folder, name)))]));
}

/** The origin to ask. What is fetched is served as the site's own scripts, so nobody on the way may change it. */
function originOf(site: string): URL {
  const url = URL.parse(site);
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && here)))
    throw new LeftOut('only an address with https, or one of this machine, is asked');
  return url;
}

/** Reads an answer whole. @throws LeftOut when there is none in time, another one than 200, or more than expected. */
async function read(url: URL, atMost: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    // A redirect would lead to whatever somebody else serves.
    const { status, body } = await fetch(url, { redirect: 'manual', signal });
    if (status !== 200 || !body) {
      await body?.cancel();
      throw new LeftOut(`answers ${status}`);
    }
    // Leaving the loop ends the connection.
    for await (const part of body) {
      size += part.length;
      if (size > atMost) throw new LeftOut(`is larger than ${atMost} bytes`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof LeftOut) throw error;
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    throw new LeftOut(name === 'TimeoutError' ? 'takes too long' : (cause?.code ?? message));
  }
  return Buffer.concat(parts);
}

async function readList(origin: URL, limits: FormerLimits): Promise<List> {
  const bytes = await read(
    new URL(`/${LIST}`, origin),
    limits.listBytes,
    AbortSignal.timeout(limits.answerMs),
  ).catch((error: unknown) => {
    throw new LeftOut(`/${LIST} ${(error as Error).message}`);
  });
  try {
    return listShape.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new LeftOut(`/${LIST} is no such list`);
  }
}

/** A file to take over. */
interface Wanted {
  name: string;
  hash: string;
  /** When the last build that had it was replaced. */
  replaced: string;
}

/** What the running site has and the new build does not, newest first, with a sentence about each name that is refused. */
function wantedFrom(list: List, own: ReadonlyMap<string, string>, now: Date, days: number) {
  const wanted: Wanted[] = [];
  const refused: string[] = [];
  const known = new Set(own.keys());
  const sets = [{ replaced: now, files: list.files }]
    .concat(list.former.map(({ replaced, files }) => ({ replaced: new Date(replaced), files })))
    // A moment that is yet to come would keep files for ever.
    .map(({ replaced, files }) => ({ replaced: replaced > now ? now : replaced, files }))
    .filter(({ replaced }) => now.getTime() - replaced.getTime() < days * DAY_MS)
    .toSorted((a, b) => b.replaced.getTime() - a.replaced.getTime());
  for (const { replaced, files } of sets)
    for (const [name, hash] of Object.entries(files)) {
      if (known.has(name)) continue;
      known.add(name);
      if (NAME.test(name) && HASH.test(hash)) wanted.push({ name, hash, replaced: replaced.toISOString() });
      else refused.push(`${JSON.stringify(name)} is no name of such a file`);
    }
  return { wanted, refused };
}

/** Fetches files into the build. What is not there, too large or not what the list says is left out, and logged. */
async function take(origin: URL, wanted: readonly Wanted[], dist: string, limits: FormerLimits) {
  const all = AbortSignal.timeout(limits.allMs);
  const parallel = pLimit(AT_ONCE);
  const taken: Wanted[] = [];
  const leftOut: string[] = [];
  let room = limits.bytes;
  const takeOne = async (file: Wanted, index: number) => {
    if (index >= limits.files || room <= 0) throw new LeftOut('is one too many');
    const signal = AbortSignal.any([all, AbortSignal.timeout(limits.answerMs)]);
    const bytes = await read(new URL(STATIC + file.name, origin), Math.min(limits.fileBytes, room), signal);
    if (sha256(bytes) !== file.hash) throw new LeftOut('is not what the list says');
    if (bytes.length > room) throw new LeftOut('is one too many');
    room -= bytes.length;
    const target = join(dist, 'static', file.name);
    mkdirSync(dirname(target), { recursive: true });
    try {
      // Never over a file of the new build.
      writeFileSync(target, bytes, { flag: 'wx' });
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new LeftOut('is there already') : error;
    }
    taken.push(file);
  };
  await Promise.all(
    wanted.map((file, index) =>
      parallel(() =>
        takeOne(file, index).catch((error: unknown) => {
          if (!(error instanceof LeftOut)) throw error;
          leftOut.push(`${file.name} ${error.message}`);
        }),
      ),
    ),
  );
  return { taken, leftOut };
}

/** What was taken over, by the moment at which the build that had it was replaced. */
const asSets = (taken: readonly Wanted[]): List['former'] =>
  [...Map.groupBy(taken, ({ replaced }) => replaced)].map(([replaced, files]) => ({
    replaced,
    files: Object.fromEntries(files.map(({ name, hash }): [string, string] => [name, hash]).toSorted()),
  }));

/**
 * Takes over from the site as it runs the files of former builds that the new build lacks, and writes the new list. Each
 * file must be what the site's list says. A site that does not answer, or has no list, is logged: the first deployment has
 * none before it.
 *
 * @returns Sentences for whoever builds.
 */
export async function takeFormerAssets(options: FormerOptions): Promise<string[]> {
  const { dist, publicDir, site, days, now = new Date() } = options;
  const limits = { ...LIMITS, ...options.limits };
  const own = ownFiles(dist);
  let former: List['former'] = [];
  const messages: string[] = [];
  if (!site || site === 'off') messages.push('No files of former builds are taken over.');
  else
    try {
      const origin = originOf(site);
      const { wanted, refused } = wantedFrom(await readList(origin, limits), own, now, days);
      const { taken, leftOut } = await take(origin, wanted, dist, limits);
      former = asSets(taken);
      messages.push(`${taken.length} files of former builds are taken over from ${origin.host}.`);
      const missing = [...refused, ...leftOut];
      if (missing.length > 0)
        messages.push(
          `Left out: ${missing.slice(0, 5).join('; ')}${missing.length > 5 ? `; and ${missing.length - 5} more` : ''}.`,
        );
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      messages.push(
        `No files of former builds are taken over from ${URL.parse(site)?.host ?? site}: ${error.message}.`,
      );
    }
  const list: List = { files: Object.fromEntries(own), former };
  writeFileSync(join(publicDir, LIST), JSON.stringify(list));
  return messages;
}
