import { writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { openEmptyDatabase } from './database.ts';

export const TYPES_FILE = 'lib/supabase/database.types.ts';

/** Returns the types of a migrated database. */
export const generateTypes = async (database: PGlite): Promise<string> =>
  generateTypescript(sortGeneratorMetadata(await introspect(database, { includedSchemas: ['public'] })), {
    detectOneToOneRelationships: true,
  });

export async function writeTypes(): Promise<void> {
  const { database, migrate } = await openEmptyDatabase();
  await migrate();
  writeFileSync(TYPES_FILE, await generateTypes(database));
  await database.close();
  console.log(`${TYPES_FILE} is written from the migrations.`);
}
