import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { site } from '../content/site.ts';

const TEMPLATES = 'supabase/templates';
/** Where `supabase/config.toml` finds them. */
const FILLED = 'supabase/.temp/mails';

/**
 * Writes the mails about accounts with the company's name in them, for the embedded backend and for
 * `supabase config push`. The auth service could take the name from nothing but what a visitor sends, who may be a
 * stranger.
 */
export function writeMails(): void {
  const company = toHtml({ type: 'text', value: site.name });
  mkdirSync(FILLED, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(TEMPLATES)) {
    const text = readFileSync(`${TEMPLATES}/${name}`, 'utf8');
    writeFileSync(`${FILLED}/${name}`, text.replaceAll('[company]', company));
  }
}

if (import.meta.main) writeMails();
