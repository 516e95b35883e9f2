import { runUntilSignal } from '../supabase/local/run.ts';
import { readSitePort } from '../supabase/local/settings.ts';
import { startSite } from './site.ts';
import { printAddresses } from '../supabase/local/backend.ts';

await runUntilSignal(async () => {
  const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
  const site = await startSite({ port: readSitePort(), mode, writeEnvFile: true });
  printAddresses(site.backend, site.url);
  return site;
});
