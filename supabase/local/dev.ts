import { runUntilSignal } from './run.ts';
import { sitePort } from './settings.ts';
import { startSite } from './site.ts';
import { printAddresses } from './welcome.ts';

await runUntilSignal(async () => {
  const site = await startSite({ port: sitePort(), mode: 'dev', writeEnvFile: true });
  printAddresses(site.backend, site.url);
  return site;
});
