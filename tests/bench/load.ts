import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startSite } from '../../scripts/start-site.ts';
import { findFreePort } from '../../scripts/process/ports.ts';
import { readTemplates } from '../support/templates.ts';

/**
 * Measures the requests per second of a production build on this machine.
 * It loads the home page, an article, and a dynamic page with Autocannon.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
  },
});
const data = '.local/bench-load';

rmSync(data, { recursive: true, force: true });
const site = await startSite({
  port: await findFreePort(),
  backendPort: await findFreePort(),
  mailboxPort: await findFreePort(),
  data,
});
try {
  const { 'blogs-page': article = '/blogs' } = await readTemplates(site.url);
  for (const path of ['/', article, '/auth']) {
    const limits = ['--connections', values.connections, '--duration', values.seconds];
    const args = ['--yes', 'autocannon@9.0.0', ...limits, '--renderStatusCodes', site.url + path];
    const { status } = spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
}
