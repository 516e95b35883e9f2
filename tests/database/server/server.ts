import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type QueryResult } from 'pg';
import type { Rows, TestedDatabase } from '../tested-database.ts';
import { startPackagedServer } from './start-packaged-server.ts';

const HOSTED = readFileSync(new URL('./hosted.sql', import.meta.url), 'utf8');
/** The roles of supabase/postgres, in their order. */
const ROLES = {
  anon: 'nologin inherit',
  authenticated: 'nologin inherit',
  service_role: 'nologin inherit bypassrls',
  authenticator: 'noinherit in role anon, authenticated, service_role',
  supabase_auth_admin: 'noinherit',
  hosted_postgres: 'bypassrls in role anon, authenticated, service_role, pg_monitor',
};
/** Projects made since May 2026 grant nothing on new objects: supabase.com/changelog/45329. */
const NEW_PROJECT = ['tables', 'sequences', 'functions']
  .map(
    (kind) => `alter default privileges for role hosted_postgres in schema public
      revoke all on ${kind} from anon, authenticated, service_role;`,
  )
  .join('\n');

/** The roles of the Data API, the auth service, and the owner, who migrates. */
export type Login = 'authenticator' | 'supabase_auth_admin' | 'hosted_postgres';

export interface HostedDatabase {
  database: TestedDatabase;
  connect: (login: Login) => Promise<Client>;
}

/**
 * Opens the server of DATABASE_URL, or the packaged one, and makes the roles of a project on it.
 *
 * @throws For a server on which tests must not make and drop things.
 */
export async function openServer() {
  const named = process.env['DATABASE_URL'];
  const packaged = named ? undefined : await startPackagedServer();
  const url = named ?? packaged?.url ?? '';
  const admin = new Client({ connectionString: url });
  const { host } = admin;
  // A remote server, or one with such roles, may be in production.
  if (!/^(?:\/|127\.|::1$|[a-z][\w-]*$)/i.test(host) && host !== process.env['DATABASE_TEST_HOST'])
    throw new Error(`If ${host} is a server for tests, set DATABASE_TEST_HOST=${host}.`);
  await admin.connect();
  const names = Object.keys(ROLES);
  const { rowCount } = await admin.query('select from pg_roles where rolname = any ($1)', [names]);
  if (rowCount)
    throw new Error('The server of DATABASE_URL has the roles of a project already: start another.');
  await admin.query(
    Object.entries(ROLES)
      .map(([role, rights]) => `create role ${role} ${rights};`)
      .join('\n'),
  );
  const made: string[] = [];
  const open: Client[] = [];

  return {
    async readMajorVersion(): Promise<string | undefined> {
      const { rows } = await admin.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version.split('.')[0];
    },

    /** Makes a database like that of a project from before or after May 2026. */
    async create(project: 'old' | 'new'): Promise<HostedDatabase> {
      const name = `demo_requests_test_${randomBytes(6).toString('hex')}`;
      await admin.query(`create database ${name} template template0 encoding 'UTF8' owner hosted_postgres
        locale_provider icu icu_locale 'en_US.UTF-8'`);
      made.push(name);
      const address = new URL(url);
      address.pathname = name;
      const connectAs = async (setup: string) => {
        const client = new Client({ connectionString: address.href });
        await client.connect();
        open.push(client);
        await client.query(setup);
        return client;
      };
      await connectAs(`${HOSTED};${project === 'new' ? NEW_PROJECT : ''};
        set search_path = extensions; ${pgTapFunctions()}`);
      const connect = (login: Login) =>
        // Without "jit", which compiles each plan, the tests take a hundredth of the time.
        connectAs(`set jit = off; set search_path = "$user", public, extensions;
          set session authorization ${login};
          ${login === 'authenticator' ? `set statement_timeout = '2min'; set lock_timeout = '2min'` : ''}`);
      const owner = await connect('hosted_postgres');
      // Like "supabase db push", each file runs in one implicit transaction.
      for (const file of readdirSync('supabase/migrations').sort())
        await owner.query(readFileSync(join('supabase/migrations', file), 'utf8'));
      return { database: tested(owner), connect };
    },

    async close(): Promise<void> {
      await Promise.all(open.map((client) => client.end().catch(() => undefined)));
      for (const name of made) await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${names.join(', ')}`);
      await admin.end();
      await packaged?.stop();
    },
  };
}

/** Returns pgTAP as plain SQL from the package for PGlite, so that the server needs no files for it. */
function pgTapFunctions(): string {
  const archive = fileURLToPath(new URL('pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite-pgtap')));
  const { stdout, stderr, status } = spawnSync(
    'tar',
    ['-xzOf', archive, 'share/postgresql/extension/pgtap.sql'],
    { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`pgTAP cannot be unpacked: ${stderr}`);
  return stdout;
}

const tested = (client: Client): TestedDatabase => ({
  async exec(statements) {
    const results: unknown = await client.query(statements);
    return (Array.isArray(results) ? results : [results]) as QueryResult<Record<string, unknown>>[];
  },
  async query<Row>(statement: string, parameters: unknown[] = []) {
    const result: unknown = await client.query(statement, parameters);
    return result as Rows<Row>;
  },
});
