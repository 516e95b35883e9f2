import type { NextConfig } from 'next';
import { unknownPressHeaders, unknownPressRewrites } from './lib/content/unknown-press';
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
  // After dynamic routes: what none of them knows.
  rewrites: () => Promise.resolve({ fallback: unknownPressRewrites }),
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders }, ...unknownPressHeaders]),
};

export default config;
