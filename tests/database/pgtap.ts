import { pgtap } from '@electric-sql/pglite-pgtap';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openScratchDatabase } from '../../supabase/local/scratch-database.ts';

const FOLDER = 'supabase/tests';

/** How many checks held and how many did not. */
export type Tally = { passed: number; failed: number };

/** Runs every pgTAP file on a fresh database in memory and prints what failed. */
export async function runPgTap(): Promise<Tally> {
  const database = await openScratchDatabase({ pgtap });
  const total = await runPgTapOn(database);
  await database.close();
  return total;
}

/** Runs the pgTAP files whose name is wanted, on a database that has the extension. */
export async function runPgTapOn(database: PGlite, wanted = /\.sql$/): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  for (const file of readdirSync(FOLDER)
    .filter((name) => wanted.test(name))
    .sort()) {
    const lines: string[] = [];
    try {
      for (const { rows } of await database.exec(readFileSync(join(FOLDER, file), 'utf8'))) {
        lines.push(...(rows as Record<string, unknown>[]).flatMap((row) => Object.values(row)).map(String));
      }
    } catch (error) {
      lines.push(`not ok - the file ended early: ${error instanceof Error ? error.message : String(error)}`);
      await database.exec('rollback');
    }
    const tally = count(
      file,
      lines.flatMap((line) => line.split('\n')),
    );
    total.passed += tally.passed;
    total.failed += tally.failed;
  }
  return total;
}

/** Reads TAP. A file whose plan does not match what ran has failed, whatever ran. */
function count(file: string, lines: string[]): Tally {
  const passed = lines.filter((line) => /^ok \d+/.test(line)).length;
  const refused = lines.filter((line) => /^not ok \d+/.test(line)).length;
  const troubles = lines.filter((line) => /^(?:not ok|#)/.test(line));
  const planned = Number(/^1\.\.(\d+)$/m.exec(lines.join('\n'))?.[1] ?? -1);
  const complete = planned === passed + refused;
  if (!complete) troubles.push(`not ok - planned ${planned}, ran ${passed + refused}`);
  const failed = refused + Number(!complete);
  console.log(
    [`${failed > 0 ? 'FAILED' : 'ok    '} ${file} (${passed})`, ...(failed > 0 ? troubles : [])].join('\n'),
  );
  return { passed, failed };
}
