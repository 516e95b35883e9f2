import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openEmptyDatabase } from '../../supabase/local/database.ts';

const SOURCES = [
  'supabase/migrations/*.sql',
  'supabase/local/database.ts',
  'node_modules/{@electric-sql/pglite,@supabase/lite}/package.json',
];

/**
 * Returns the path of an archive with an empty, migrated database.
 * Making one takes seconds and unpacking one almost none, so each state of the migrations has one.
 */
export async function makeDatabaseArchive(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).sort()) hash.update(readFileSync(file));
  const folder = resolve('node_modules/.cache/database');
  const image = `${folder}/${hash.digest('hex').slice(0, 16)}.tar`;
  if (existsSync(image)) return image;
  const { database, migrate } = await openEmptyDatabase();
  await migrate();
  const dump = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Another process may make it at the same time.
  const own = `${image}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, image);
  return image;
}

/** Unpacks the archive into a data folder without a database. */
export async function addDatabase(data: string): Promise<void> {
  const folder = join(data, 'database');
  const whole = `${folder}-whole`;
  if (existsSync(whole)) return;
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xf', await makeDatabaseArchive(), '-C', folder]);
  if (status !== 0) throw new Error(`The database cannot be unpacked: ${String(stderr)}`);
  writeFileSync(whole, '');
}
