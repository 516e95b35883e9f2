import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { compileScript } from './adapter/defer-hydration/compile-script';
import { readArticleFiles, listArticlePaths } from './lib/content/article-files';
import { isIndexed } from './lib/env/deployment';
import { ACTION_LIMIT_BYTES, securityHeaders, shareHeaders } from './lib/security/headers';
import { pages } from './lib/content/pages';
import * as routes from './lib/routes';
import { getSlugRewrites, needlessCodeRewrites, normalUrlRedirects } from './lib/url-rules';

const development = process.env.NODE_ENV === 'development';
const articles = development ? [] : readArticleFiles();

const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []);

/** No page of a preview may be listed. */
const noIndex = { key: 'X-Robots-Tag', value: 'noindex' };

/** Returns the inline script of every page. A running server needs none, since the build contains it. */
const compileStartUpScript = async (phase: string) =>
  phase === PHASE_DEVELOPMENT_SERVER || phase === PHASE_PRODUCTION_BUILD
    ? compileScript(process.cwd(), 'lib/startup/start-up.ts')
    : '';

const config = async (phase: string): Promise<NextConfig> => ({
  // Tests build beside a running development server, in their own folder.
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  // Containers and workers take a folder with everything that a server needs.
  ...(process.env['NEXT_OUTPUT'] === 'standalone' && { output: 'standalone' as const }),
  adapterPath: resolve('adapter/index.ts'),
  // Vercel's adapter would move files to addresses that outlive a deployment. Ours knows one place for them.
  supportsImmutableAssets: false,
  poweredByHeader: false,
  // A page may request files of the development server under the other names of this machine.
  allowedDevOrigins: development ? ownAddresses() : [],
  // Articles are read once, here: a serverless host has no folder of articles. `npm run dev` reads changes.
  env: {
    START_UP_SCRIPT: await compileStartUpScript(phase),
    ...(development ? { WATCH_ARTICLES: 'on' } : { ARTICLE_PATHS: listArticlePaths(articles).join(' ') }),
  },
  // These packages read and write Markdown. Bundled, they would be in eight bundles: half a megabyte of a small worker.
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
  // All pictures are rendered during the build, so no function needs the renderer, a fifth of a worker.
  outputFileTracingExcludes: {
    '/*': [
      'node_modules/next/dist/compiled/@vercel/og/**',
      'node_modules/sharp/**',
      'node_modules/@img/**',
      'content/articles/**',
    ],
  },
  reactStrictMode: true,
  // lib/content/article-files.ts watches the folder of articles with it.
  turbopack: {
    rules: { '*.md': { condition: 'development', type: 'text' } },
    // The style compiler passes unknown values on, and warns each time.
    ignoreIssue: [{ path: '**/*.css', description: /'target-current' is not recognized/ }],
  },
  // Pictures are drawn in code, so the server needs no optimizer.
  images: { unoptimized: true },
  // `npm run types` checks them once for every output folder.
  typescript: { ignoreBuildErrors: true },
  typedRoutes: false,
  // The development log must not show typed words or tokens of mailed links.
  logging: { serverFunctions: false, incomingRequests: { ignore: [/^\/auth\/confirm/, /^\/dashboard-/] } },
  experimental: {
    // Pages never change between builds; a copy on the disk would outlive its policy.
    isrFlushToDisk: false,
    // /About must not answer as /about: the middleware redirects it.
    caseSensitiveRoutes: true,
    serverActions: { bodySizeLimit: ACTION_LIMIT_BYTES },
  },
  // These come before dynamic routes, which unknown addresses must not reach.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: needlessCodeRewrites,
      // In development new articles come without a restart, so unknown ones answer 404.
      afterFiles: getSlugRewrites(
        development ? pages.filter((path) => !path.startsWith(routes.article(''))) : pages,
      ),
    }),
  redirects: () => Promise.resolve(normalUrlRedirects),
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: [...securityHeaders, ...(isIndexed() ? [] : [noIndex])] },
      { source: '/share/:path*', headers: shareHeaders },
      { source: '/pictures/:path*', headers: shareHeaders },
    ]),
});

export default config;
