import { buildStandalone } from './build-standalone.ts';
import { writeNginx } from './files.ts';

buildStandalone('.next');
writeNginx('.next', process.env['SITE_URL'] ?? '');
