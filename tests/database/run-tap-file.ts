import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabaseArchive } from './database-archive.ts';
import type { TestedDatabase } from './tested-database.ts';

const FOLDER = 'supabase/tests';

export const tapFiles = readdirSync(FOLDER).sort();

/** Opens a database in memory with every migration and pgTAP. */
export const openTestedDatabase = async () =>
  PGlite.create({
    loadDataDir: await openAsBlob(await makeDatabaseArchive()),
    extensions: { pgtap },
  });

/** Runs a pgTAP file, and returns the lines about failures. */
export async function runTapFile(database: TestedDatabase, file: string): Promise<string[]> {
  try {
    const results = await database.exec(readFileSync(join(FOLDER, file), 'utf8'));
    return readTap(results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String))));
  } catch (error) {
    await database.exec('rollback');
    return [`the file ended early: ${String(error)}`];
  }
}

/** Returns the failures. A file with another number of checks than planned has failed, too. */
function readTap(printed: string[]): string[] {
  const lines = printed.flatMap((text) => text.split('\n'));
  const ran = lines.filter((line) => /^(not )?ok \d/.test(line)).length;
  const planned = Number(/^1\.\.(\d+)$/m.exec(lines.join('\n'))?.[1]);
  const failures = lines.filter((line) => line.startsWith('not ok'));
  if (planned !== ran) failures.push(`planned ${planned}, ran ${ran}`);
  return failures.length > 0 ? [...failures, ...lines.filter((line) => line.startsWith('#'))] : [];
}
