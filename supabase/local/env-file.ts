import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const FILE = '.env.local';

/**
 * Adds the names the site needs to .env.local, so that `next` alone works beside the backend too. Values that
 * are there already stay.
 * @param values - never a secret: the site has none
 * @returns a sentence about every value that differs from what this run uses
 */
export function completeEnvFile(values: Record<string, string>): string[] {
  const content = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const present = parseEnv(content);
  const missing = Object.entries(values).filter(([name]) => !(name in present));
  if (missing.length > 0) {
    const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
    appendFileSync(FILE, `${content && !content.endsWith('\n') ? '\n' : ''}${lines}`, { mode: 0o600 });
  }
  return Object.entries(values)
    .filter(([name, value]) => name in present && present[name] !== value)
    .map(([name]) =>
      name === 'SUPABASE_URL'
        ? `${FILE} points to ${new URL(present[name] ?? '', 'http://unknown').host}; this run uses the embedded backend.`
        : `${FILE} has another ${name}; this run uses its own.`,
    );
}
