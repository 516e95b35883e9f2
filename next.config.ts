import type { NextConfig } from 'next';
import { articleSlugsOnDisk } from './lib/content/article-slugs';
import { unknownSlugHeaders, unknownSlugRewrites } from './lib/content/unknown-slugs';
import { securityHeaders } from './lib/security/headers';

const articleSlugs = articleSlugsOnDisk();

const config: NextConfig = {
  // Tests build beside a running development server or preview, in a folder of their own.
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  poweredByHeader: false,
  // Read once, here: a serverless host has no folder of articles at run time.
  env: { ARTICLE_SLUGS: articleSlugs.join(' ') },
  reactStrictMode: true,
  // `npm run types` checks them, in one place for every output folder.
  typescript: { ignoreBuildErrors: true },
  typedRoutes: false,
  // The development log must not show what visitors typed, nor the tokens of mailed links.
  logging: { serverFunctions: false, incomingRequests: { ignore: [/^\/auth\/confirm/] } },
  experimental: {
    // A demo request is under 4 KB; anything larger is not one.
    serverActions: { bodySizeLimit: '32kb' },
  },
  // Before dynamic routes: an address that no record has must not reach them.
  rewrites: () => Promise.resolve({ afterFiles: unknownSlugRewrites() }),
  // An unknown article leads to the list, and no page is rendered or cached for it. A known one has its Markdown.
  redirects: () =>
    Promise.resolve([
      {
        source: `/blogs/:slug((?!(?:${articleSlugs.join('|')})(?:\\.md)?$)[^/]+)`,
        destination: '/blogs',
        permanent: false,
      },
    ]),
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders }, ...unknownSlugHeaders()]),
};

export default config;
