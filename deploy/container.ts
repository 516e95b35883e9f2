import { buildStandalone } from './build.ts';
import { writeNginx } from './nginx.ts';

/** Builds what the two images of the Dockerfile hold: the site's server, and nginx before it. */
buildStandalone('.next');
writeNginx({ dist: '.next', listen: '8080', upstream: 'site:3000', root: '/srv/site', brotli: true });
