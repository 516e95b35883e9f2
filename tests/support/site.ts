import { rmSync } from 'node:fs';
import { startSite } from '../../scripts/start-site.ts';
import { runUntilSignal } from '../../scripts/process/run-until-signal.ts';
import { completeEnvironment, ports } from './environment.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

// Playwright runs this file: the tested site with its own backend, and the fault proxy between them.
completeEnvironment();
const data = process.env['BACKEND_DATA'] ?? '';

const began = Date.now();
console.error('Building and starting the site of the tests…');

await runUntilSignal(async () => {
  rmSync(data, { recursive: true, force: true });
  const receiver = await startWebhookReceiver(ports.receiver);
  const proxy = await startFaultProxy(ports.proxy, `http://127.0.0.1:${ports.backend}`);
  const site = await startSite({
    mode: process.env['SITE_MODE'] === 'serverless' ? 'serverless' : 'start',
    port: ports.site,
    backendPort: ports.backend,
    mailboxPort: ports.mailbox,
    siteUrl: `http://localhost:${ports.site}`,
    data,
    throughUrl: proxy.url,
    sampleAccount: true,
    notifyEveryMs: 2000,
    functionEnv: { ...receiver.functionEnv, RECEIPTS: 'on', MAIL_PER_SECOND: '1000' },
  });
  proxy.isReady = true;
  console.error(`The site of the tests is ready after ${Math.round((Date.now() - began) / 1000)} s.`);
  return {
    ended: site.ended ?? Promise.resolve(1),
    stop: async () => {
      proxy.stop();
      await site.stop();
    },
  };
});
