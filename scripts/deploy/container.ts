import { buildStandalone } from './build.ts';
import { writeNginx } from './files.ts';

/** Builds what the two images of the Dockerfile hold: the site's server, and nginx before it. */
buildStandalone('.next');
writeNginx('.next', process.env['SITE_URL'] ?? '');
