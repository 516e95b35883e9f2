import type { PGliteOptions } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';

/** Opens a database folder, or one in memory, with extensions. */
export const openDatabase = (url: string, extensions: PGliteOptions['extensions'] = {}) =>
  createPgliteConnection({ url, pgliteOptions: { extensions } });
