import { createRequire } from 'node:module';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { compileScript } from './adapter/compile-script';
import { createModuleLoader } from './adapter/content/load-module';
import { isIndexed } from './lib/env/deployment';
import { checkEnvironment } from './lib/env/check-environment';
import { getOrigins } from './lib/env/env';
import { ACTION_LIMIT_BYTES, securityHeaders, shareHeaders } from './lib/security/headers';
import type * as pagesModule from './lib/site-map/pages';
import {
  getSlugRewrites,
  needlessCodeRewrites,
  normalUrlRedirects,
  unknownSlugRewrites,
} from './lib/url-rules';

/** Whether pages load Next's scripts at the visitor's first interaction: adapter/defer-hydration/README.md. */
const deferHydration = true;

const development = process.env.NODE_ENV === 'development';
const distDir = process.env['NEXT_DIST_DIR'] ?? '.next';
/** The folder with the packages, which a copy of the project or a workspace shares. */
const root = resolve(createRequire(resolve('package.json')).resolve('next/package.json'), '../../..');

/** Names under which a page may ask for the development server's files. */
const listDevelopmentHosts = () => [
  ...Object.values(networkInterfaces()).flatMap(
    (addresses) => addresses?.map(({ address }) => address) ?? [],
  ),
  URL.parse(process.env['SITE_URL'] ?? '')?.hostname ?? 'localhost',
];

/** Lists the hosts of the site's forms. Next would compare with the host that proxies rewrite. Tests have no settings. */
function listOwnHosts(phase: string): string[] {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  if (!isBuild && phase !== PHASE_PRODUCTION_SERVER) return [];
  // Next would print the stack of what is thrown here.
  checkEnvironment({ isBuild });
  return getOrigins().map((origin) => new URL(origin).host);
}

const noIndex = { key: 'X-Robots-Tag', value: 'noindex' };

/** Returns the inline script of every page. A running server needs none, since the build contains it. */
const compileStartUpScript = async (phase: string) =>
  phase === PHASE_DEVELOPMENT_SERVER || phase === PHASE_PRODUCTION_BUILD
    ? compileScript(process.cwd(), 'lib/startup/start-up.ts')
    : '';

/** Reads the paths of all pages from records and articles. A running server needs none, since the build contains them. */
async function readPaths(phase: string): Promise<readonly string[]> {
  if (phase !== PHASE_DEVELOPMENT_SERVER && phase !== PHASE_PRODUCTION_BUILD) return [];
  const load = await createModuleLoader(process.cwd(), resolve(distDir, 'cache'));
  return ((await load('lib/site-map/pages.ts')) as typeof pagesModule).pages;
}

const createConfig = (phase: string, startUpScript: string, pages: readonly string[]): NextConfig => ({
  distDir,
  ...(process.env['NEXT_OUTPUT'] === 'standalone' && { output: 'standalone' as const }),
  // The adapter works on built pages; Next would mention it at each start of development.
  ...(!development && { adapterPath: resolve('adapter/index.ts') }),
  // Vercel's adapter would move the build's files to other addresses.
  supportsImmutableAssets: false,
  poweredByHeader: false,
  allowedDevOrigins: development ? listDevelopmentHosts() : [],
  env: {
    START_UP_SCRIPT: startUpScript,
    DEFER_HYDRATION: String(deferHydration),
    // Sign-in asks for them without records, and a serverless host has no folder of articles.
    PAGE_PATHS: pages.join(' '),
    ...(development && { WATCH_ARTICLES: 'on' }),
  },
  // Bundled, these packages would be in each of eight bundles, half a megabyte of a worker that may weigh
  // three.
  serverExternalPackages: [
    'hast-util-to-html',
    'hastscript',
    'image-size',
    'mdast-util-to-hast',
    'remark-gfm',
    'remark-parse',
    'unified',
    'yaml',
  ],
  // Every picture is made while building. The tools would be a fifth of a worker.
  outputFileTracingExcludes: {
    '/*': [
      'node_modules/next/dist/compiled/@vercel/og/**',
      'node_modules/sharp/**',
      'node_modules/@img/**',
      'content/articles/**',
      'components/illustrations/drawings/**',
    ],
  },
  reactStrictMode: true,
  // Next would take a folder above with a lockfile for the project's.
  outputFileTracingRoot: root,
  // Articles are watched as text, see lib/site-map/article-files.ts.
  turbopack: {
    root,
    rules: {
      '*.md': { condition: 'development', type: 'text' },
      '*.svg': { condition: { query: '?raw' }, type: 'text' },
    },
    // The style compiler passes unknown values on, and warns each time.
    ignoreIssue: [{ path: '**/*.css', description: /'target-current' is not recognized/ }],
  },
  images: { unoptimized: true },
  // `npm run types` checks them once for every output folder.
  typescript: { ignoreBuildErrors: true },
  typedRoutes: false,
  // The development log must not show typed words.
  logging: { serverFunctions: false, incomingRequests: { ignore: [/^\/dashboard-/] } },
  experimental: {
    ...(!development && { isrFlushToDisk: false }),
    // /About must not answer as /about: the middleware redirects it.
    caseSensitiveRoutes: true,
    serverActions: {
      bodySizeLimit: ACTION_LIMIT_BYTES,
      allowedOrigins: listOwnHosts(phase),
    },
  },
  // Slugs come before dynamic routes, which unknown addresses must not reach.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: needlessCodeRewrites,
      ...(development ? { fallback: unknownSlugRewrites } : { afterFiles: getSlugRewrites(pages) }),
    }),
  redirects: () => Promise.resolve(normalUrlRedirects),
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: [...securityHeaders, ...(isIndexed() ? [] : [noIndex])] },
      { source: '/share/:path*', headers: shareHeaders },
      { source: '/pictures/:path*', headers: shareHeaders },
    ]),
});

const config = async (phase: string): Promise<NextConfig> =>
  createConfig(phase, await compileStartUpScript(phase), await readPaths(phase));

export default config;
