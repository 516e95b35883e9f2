import type { PGlite } from '@electric-sql/pglite';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';

export const TYPES_FILE = 'lib/supabase/database.types.ts';

/** Returns the types of a migrated database. */
export const generateTypes = async (database: PGlite): Promise<string> =>
  generateTypescript(sortGeneratorMetadata(await introspect(database, { includedSchemas: ['public'] })), {
    detectOneToOneRelationships: true,
  });
