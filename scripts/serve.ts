import { runUntilSignal } from './process/run-until-signal.ts';
import { readSitePort } from './process/settings.ts';
import { startSite } from './start-site.ts';
import { printAddresses } from '../supabase/local/backend.ts';
import { forgetContentFaults, watchContent } from './watch-content.ts';

await runUntilSignal(async () => {
  const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
  if (mode === 'dev') forgetContentFaults();
  const site = await startSite({ port: readSitePort(), mode, writeEnvFile: true });
  printAddresses(site.backend, site.url);
  if (mode === 'dev') {
    watchContent();
    // Most developers open this page first; the visit shows what is wrong with it.
    fetch(site.origin).catch(() => undefined);
  }
  return site;
});
