import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn } from '../adapter/files.ts';

/** One address of a build whose answer never changes, and which a web server can give by itself. */
export interface StaticAnswer {
  /** Path of the address, as a browser writes it. */
  readonly path: string;
  /** The file with its body. */
  readonly file: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface HeaderRule {
  regex: string;
  headers: { key: string; value: string }[];
}

/** Media types of the files in public/; a file of another type is left to the site's server. */
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Notes of the framework to itself, and what is told apart. */
const isHidden = (name: string) => name.startsWith('x-next') || name === 'content-type';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const addressOf = (folder: string, file: string) =>
  encodeURI(`/${relative(folder, file).split(sep).join('/')}`);

/** Reads from a build what the server would answer to every address that was made while building, headers included. */
export function staticAnswers(dist: string): StaticAnswer[] {
  const { headers: rules, rsc } = readJson(join(dist, 'routes-manifest.json')) as {
    headers: HeaderRule[];
    rsc: { varyHeader: string };
  };
  const { routes } = readJson(join(dist, 'prerender-manifest.json')) as { routes: Record<string, unknown> };
  const configured = (path: string) =>
    rules
      .filter(({ regex }) => new RegExp(regex).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));
  /** Headers by name; of two with the same name the later counts. */
  const merged = (path: string, ...more: [string, string][]) => {
    const byName = new Map([...configured(path), ...more].map((pair) => [pair[0].toLowerCase(), pair]));
    return Object.fromEntries([...byName].filter(([name]) => !isHidden(name)).map(([, pair]) => pair));
  };

  const prerendered = Object.keys(routes).flatMap((path): StaticAnswer[] => {
    const base = join(dist, 'server/app', path === '/' ? 'index' : decodeURI(path));
    const file = [`${base}.html`, `${base}.body`].find(existsSync);
    if (!file) throw new Error(`${path} was made while building, but ${base} is not there.`);
    const { status = 200, headers = {} } = readJson(`${base}.meta`) as {
      status?: number;
      headers?: Record<string, string>;
    };
    // The framework keeps its error pages under names that no address has.
    if (path.startsWith('/_') || status !== 200) return [];
    return [
      {
        path,
        file,
        type: headers['content-type'] ?? 'text/html; charset=utf-8',
        headers: merged(
          path,
          ['Vary', rsc.varyHeader],
          ['Cache-Control', 's-maxage=31536000'],
          ...Object.entries(headers),
        ),
      },
    ];
  });
  const folder = (from: string, at: string, caching: string) =>
    filesIn(from).flatMap((file): StaticAnswer[] => {
      const type = TYPES[file.split('.').at(-1) ?? ''];
      const path = at + addressOf(from, file);
      return type ? [{ path, file, type, headers: merged(path, ['Cache-Control', caching]) }] : [];
    });
  return [
    ...prerendered,
    ...folder('public', '', 'public, max-age=0'),
    ...folder(join(dist, 'static'), '/_next/static', 'public, max-age=31536000, immutable'),
  ];
}
