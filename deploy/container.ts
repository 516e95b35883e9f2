import { buildStandalone } from './build.ts';
import { writeNginx } from './nginx.ts';

/** Builds what the two images of the Dockerfile hold: the site's server, and nginx before it. */
const { SITE_URL: siteUrl = '', TRUSTED_PROXIES: proxies = '' } = process.env;
await buildStandalone('.next');
writeNginx({
  dist: '.next',
  listen: '8080',
  upstream: 'site:3000',
  siteUrl,
  trustedProxies: proxies.split(/[\s,]+/).filter(Boolean),
  root: '/srv/site',
  temp: '/tmp',
  brotli: true,
});
