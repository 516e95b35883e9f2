import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { openDatabase } from './open-database.ts';
import { quietly } from './quiet.ts';

/** What hosted projects made before November 2026 grant on everything new: the migrations must not rely on less. */
const HOSTED_DEFAULTS = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

/** A database in memory with the auth schema, and the way to apply the migrations it has not seen yet. */
export async function openEmptyDatabase(
  extensions: PGliteOptions['extensions'] = {},
): Promise<{ database: PGlite; migrate: () => Promise<string[]> }> {
  const connection = await openDatabase('memory://', extensions);
  await connection.driver.exec(HOSTED_DEFAULTS);
  Object.assign(connection, { ensureRlsContext: () => Promise.resolve(true), rlsState: 'active' });
  const app = new App({ connection, auth: { enabled: true, jwt_secret: 'scratch' } });
  const migrate = async () => {
    const { applied } = await quietly(() => applyPendingMigrations(app));
    return applied.map(({ filename }) => filename);
  };
  return { database: connection.driver, migrate };
}

/** A database in memory with the auth schema and every migration applied. */
export async function openScratchDatabase(extensions: PGliteOptions['extensions'] = {}): Promise<PGlite> {
  const { database, migrate } = await openEmptyDatabase(extensions);
  await migrate();
  return database;
}
