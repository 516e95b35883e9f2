import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';

/** Opens a database folder, or one in memory, with the extensions that the migrations need. */
export const openDatabase = (url: string, extensions: PGliteOptions['extensions'] = {}) =>
  createPgliteConnection({ url, pgliteOptions: { extensions: { pg_trgm, ...extensions } } });
