import type { NextConfig } from 'next';
import { unknownSlugHeaders, unknownSlugRewrites } from './lib/content/unknown-slugs';
import { securityHeaders } from './lib/security/headers';

const config: NextConfig = {
  // Tests build beside a running development server or preview, in a folder of their own.
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  poweredByHeader: false,
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
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders }, ...unknownSlugHeaders()]),
};

export default config;
