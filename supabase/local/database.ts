import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { App, type EmailDriver } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { writeMails } from '../mails.ts';
import { authAsHosted } from './auth-as-hosted.ts';
import { AMR_TABLE, type AuthService } from './auth-tokens.ts';
import type { Keys } from './keys.ts';
import { openDatabase } from './open-database.ts';
import { assertPrivileges } from './privileges.ts';
import { quietly } from './quiet.ts';

/** The database with its Data API and auth service. */
export type Backend = {
  fetch: (request: Request) => Promise<Response>;
  /** Runs statements as the owner. Returns the rows of the last one. */
  sql: (statements: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

/** What the backend is made from besides config.toml and the migrations. */
export type BackendSource = { folder: string; url: string; siteUrl: string; keys: Keys; mail: EmailDriver };

/**
 * Opens the database folder, applies pending migrations and starts the API in this process.
 * @throws when a migration fails, or when privileges are wider than the migrations say
 */
export async function openBackend({ folder, url, siteUrl, keys, mail }: BackendSource): Promise<Backend> {
  const config = await readConfig();
  const finish = beginFolder(folder);
  const connection = await openDatabase(folder);
  // Left alone, the first request would grant all roles everything on every table with row-level security,
  // over the migrations' own grants.
  Object.assign(connection, { ensureRlsContext: () => Promise.resolve(true), rlsState: 'active' });

  const app = new App({
    ...config,
    connection,
    auth: {
      ...config.auth,
      site_url: siteUrl,
      additional_redirect_urls: [siteUrl],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: mail } },
  });
  await quietly(() => applyPendingMigrations(app));
  finish();
  // Asked through the API on purpose: the first request is what used to widen the grants.
  const probe = new Request(`${url}/rest/v1/demo_requests?limit=0`, {
    headers: { apikey: keys.publishable },
  });
  await quietly(() => app.fetch(probe));
  await connection.driver.exec(AMR_TABLE);
  await assertPrivileges((sql) => connection.driver.query<Record<string, string>>(sql));

  const service: AuthService = {
    fetch: (request) => quietly(() => app.fetch(request, { peerAddress: '127.0.0.1' })),
    query: async <Row>(sql: string, params: unknown[]) =>
      (await connection.driver.query<Row>(sql, params)).rows,
    jwtSecret: keys.jwtSecret,
  };
  return {
    fetch: (request) => authAsHosted(request, service),
    sql: async (statements) => (await connection.driver.exec(statements)).at(-1)?.rows ?? [],
    close: () => connection.close(),
  };
}

/**
 * A first start that was killed leaves half a database, which must not be opened: there is nothing in it yet.
 * @returns notes that the folder holds a whole one
 */
function beginFolder(folder: string): () => void {
  const whole = `${folder}-whole`;
  if (!existsSync(whole)) rmSync(folder, { recursive: true, force: true });
  return () => {
    writeFileSync(whole, '');
  };
}

/** Reads config.toml as @supabase/lite does, but without keeping what it loads from .env files on the way. */
async function readConfig() {
  const before = new Set(Object.keys(process.env));
  writeMails();
  const api = await createApi();
  // The public getConfig() would also open a SQLite database nobody asked for.
  const config = await api.project.local['readConfig']();
  for (const name of Object.keys(process.env))
    if (!before.has(name)) Reflect.deleteProperty(process.env, name);
  // This auth service has neither limits by address nor such a mail, and would refuse to be told of them.
  Reflect.deleteProperty(config.auth ?? {}, 'rate_limit');
  Reflect.deleteProperty(config.auth?.email?.template ?? {}, 'reauthentication');
  return config;
}
