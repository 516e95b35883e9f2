import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { getKeysFile, type Keys, makePrivateFolder, readKeys } from '../../scripts/process/data-folder.ts';

export async function loadKeys(data: string): Promise<Keys> {
  const file = getKeysFile(data);
  if (existsSync(file)) return readKeys(data);
  // Only a first start waits for this large module here.
  const { generateApiKey } = await import('@supabase/lite');
  const keys: Keys = {
    publishable: (await generateApiKey('publishable')).key,
    secret: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
    mailApi: `re_${randomBytes(24).toString('base64url')}`,
    samplePassword: randomBytes(9).toString('base64url'),
  };
  makePrivateFolder(data);
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
