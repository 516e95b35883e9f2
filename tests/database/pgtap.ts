import type { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openScratchDatabase } from '../../supabase/local/scratch-database.ts';
import type { Tally } from '../support/checks.ts';
import type { TestedDatabase } from './tested-database.ts';

const FOLDER = 'supabase/tests';

/** A database in memory with every migration and pgTAP. */
export const openTestedDatabase = (): Promise<PGlite> => openScratchDatabase({ pgtap });

/** Runs every pgTAP file on a fresh database in memory and prints what failed. */
export async function runPgTap(): Promise<Tally> {
  const database = await openTestedDatabase();
  const total = await runFiles(database, console.log);
  await database.close();
  return total;
}

/**
 * Runs pgTAP files on a database.
 *
 * @param database With the migrations applied.
 * @param report Is given what to print, file by file.
 * @param wanted Which files, by their names.
 */
export async function runFiles(
  database: TestedDatabase,
  report: (text: string) => void,
  wanted = /\.sql$/,
): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  for (const file of readdirSync(FOLDER)
    .filter((name) => wanted.test(name))
    .sort()) {
    const lines: string[] = [];
    try {
      for (const { rows } of await database.exec(readFileSync(join(FOLDER, file), 'utf8'))) {
        lines.push(...rows.flatMap((row) => Object.values(row)).map(String));
      }
    } catch (error) {
      lines.push(`not ok - the file ended early: ${error instanceof Error ? error.message : String(error)}`);
      await database.exec('rollback');
    }
    const tally = count(
      file,
      lines.flatMap((line) => line.split('\n')),
      report,
    );
    total.passed += tally.passed;
    total.failed += tally.failed;
  }
  return total;
}

/** Reads TAP. A file whose plan does not match what ran has failed, whatever ran. */
function count(file: string, lines: string[], report: (text: string) => void): Tally {
  const passed = lines.filter((line) => /^ok \d+/.test(line)).length;
  const refused = lines.filter((line) => /^not ok \d+/.test(line)).length;
  const troubles = lines.filter((line) => /^(?:not ok|#)/.test(line));
  const planned = Number(/^1\.\.(\d+)$/m.exec(lines.join('\n'))?.[1] ?? -1);
  const complete = planned === passed + refused;
  if (!complete) troubles.push(`not ok - planned ${planned}, ran ${passed + refused}`);
  const failed = refused + Number(!complete);
  report(
    [`${failed > 0 ? 'FAILED' : 'ok    '} ${file} (${passed})`, ...(failed > 0 ? troubles : [])].join('\n'),
  );
  return { passed, failed };
}
