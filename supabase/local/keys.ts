import { generateApiKey } from '@supabase/lite';
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { privateFolder } from './private-folder.ts';

const schema = z.object({
  publishable: z.string(),
  secret: z.string(),
  jwtSecret: z.string(),
  mailApi: z.string(),
  samplePassword: z.string(),
  /** Signs the webhooks. Folders of before have none. */
  webhook: z.string().default(() => webhookSecret()),
});

/** The secrets of one data folder. */
export type Keys = z.infer<typeof schema>;

/** Reads the keys of a data folder, and makes them, readable by their owner only, on its first use. */
export async function loadKeys(data: string): Promise<Keys> {
  const file = join(data, 'keys.json');
  if (existsSync(file)) return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const keys: Keys = {
    publishable: (await generateApiKey('publishable')).key,
    secret: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
    mailApi: `re_${randomBytes(24).toString('base64url')}`,
    samplePassword: readablePassword(),
    webhook: webhookSecret(),
  };
  privateFolder(data);
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

function webhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Four groups of three letters and digits that cannot be mistaken for each other. */
function readablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = (): string => Array.from({ length: 3 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
