import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { App, type EmailDriver } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { createPgliteConnection } from '@supabase/lite/pglite';
import pLimit from 'p-limit';
import { writeAuthMails } from '../auth-mails.ts';
import { AMR_TABLE, respondAsHosted, type AuthService } from './auth.ts';
import type { Keys } from '../../scripts/process/data-folder.ts';
import { FriendlyError } from '../../scripts/process/friendly-error.ts';

export type Database = {
  fetch: (request: Request) => Promise<Response>;
  sql: (statements: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

/** Finds grants that @supabase/lite makes unless it is configured not to. */
const TOO_WIDE = `
  select 'anon may ' || privilege || ' ' || c.oid::regclass as grant
  from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and has_table_privilege('anon', c.oid, privilege)`;

/** Sets what older hosted projects grant on everything new: the migrations must not rely on less. */
const HOSTED_DEFAULTS = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

export async function openDatabase(options: {
  folder: string;
  url: string;
  siteUrl: string;
  keys: Keys;
  mail: EmailDriver;
}): Promise<Database> {
  const { folder, url, siteUrl, keys, mail } = options;
  const config = await readConfig(dirname(folder));
  // A first start that was killed leaves half a database without this file.
  const whole = `${folder}-whole`;
  const isNew = !existsSync(whole);
  if (isNew) rmSync(folder, { recursive: true, force: true });
  const explain = (cause: unknown) => (isNew ? cause : new FriendlyError(explainUnreadable(folder, cause)));
  const connection = await connect(folder, isNew).catch((cause: unknown) => {
    throw explain(cause);
  });
  const { driver } = connection;
  let lastMail: Parameters<EmailDriver['send']>[0] | undefined;
  const email: EmailDriver = { send: (sent) => mail.send((lastMail = sent)) };
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
    options: { server: { admin: false, disableStudio: true }, drivers: { email } },
  });
  await runQuietly(() => applyPendingMigrations(app)).catch((cause: unknown) => {
    throw explain(cause);
  });
  if (isNew) await driver.exec(readFileSync('supabase/seed.sql', 'utf8'));
  writeFileSync(whole, '');
  await driver.exec(AMR_TABLE);

  const service: AuthService = {
    fetch: (request) => runQuietly(() => app.fetch(request, { peerAddress: '127.0.0.1' })),
    query: async <Row>(sql: string, params: unknown[]) => (await driver.query<Row>(sql, params)).rows,
    copyMail: async (to) => {
      if (lastMail) await mail.send({ ...lastMail, to });
    },
    jwtSecret: keys.jwtSecret,
  };
  // The first request is the one that widened the grants.
  await service.fetch(
    new Request(`${url}/rest/v1/demo_requests?limit=0`, { headers: { apikey: keys.publishable } }),
  );
  const { rows } = await driver.query<{ grant: string }>(TOO_WIDE);
  const grants = rows.map(({ grant }) => grant).join('; ');
  if (grants)
    throw new FriendlyError(
      `The grants are wider than the migrations say (${grants}). Recreate the database: npm run db -- reset.`,
    );

  // All requests share PGlite's one connection, where the statements of two transactions would mix.
  const queue = pLimit(1);
  return {
    fetch: (request) => queue(() => respondAsHosted(request, service)),
    sql: (statements) => queue(async () => (await driver.exec(statements)).at(-1)?.rows ?? []),
    close: () => connection.close(),
  };
}

function explainUnreadable(folder: string, error: unknown): string {
  const { message } = error as Error;
  return `The database in ${folder} is damaged, of another version, or at odds with a new migration (${message}). For a new one: npm run db -- reset`;
}

export async function openEmptyDatabase(): Promise<{ database: PGlite; migrate: () => Promise<string[]> }> {
  const connection = await connect('memory://', true);
  await connection.driver.exec(HOSTED_DEFAULTS);
  const app = new App({ connection, auth: { enabled: true, jwt_secret: 'scratch' } });
  const migrate = async () => {
    const { applied } = await runQuietly(() => applyPendingMigrations(app));
    return applied.map(({ filename }) => filename);
  };
  return { database: connection.driver, migrate };
}

/** Connects to a database. A new one is unpacked, which takes a quarter of the time that `initdb` takes. */
export async function connect(url: string, isNew = false) {
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: isNew ? { loadDataDir: await dataDir() } : {},
  });
  // Otherwise the first request grants all roles everything on every table with row-level security.
  Object.assign(connection, { ensureRlsContext: () => Promise.resolve(true), rlsState: 'active' });
  return connection;
}

/** Reads config.toml as @supabase/lite does, without keeping what it loads from .env files. */
async function readConfig(data: string) {
  const before = { ...process.env };
  // @supabase/lite makes a folder at home, which need not be writable.
  process.env['HOME'] = data;
  writeAuthMails();
  const api = await createApi();
  // The public getConfig() would also open a SQLite database.
  const config = await api.project.local['readConfig']();
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, before);
  // This auth service has neither limits by address nor this mail, and rejects their settings.
  Reflect.deleteProperty(config.auth ?? {}, 'rate_limit');
  Reflect.deleteProperty(config.auth?.email?.template ?? {}, 'reauthentication');
  return config;
}

const quiet = new AsyncLocalStorage<true>();
for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    if (!quiet.getStore()) print(...args);
  };
}

/** Runs a call of @supabase/lite without its output, which holds failing queries with what people typed. */
function runQuietly<Result>(call: () => Result): Result {
  return quiet.run(true, call);
}
