import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResult } from 'pg';
import type { MigratedDatabase, Rows, TestedDatabase } from '../tested-database.ts';
import { isTestHost } from './host.ts';
import { pgTapFunctions } from './pgtap-functions.ts';

const HOSTED = readFileSync(new URL('./hosted.sql', import.meta.url), 'utf8');
const ROLES = [...HOSTED.matchAll(/create role (\w+)/g)].map(([, role = '']) => role);
/** Stands on every database and role that these tests made, and so may drop. */
const MARK = 'Made by the database tests, which drop it again.';

/** Who can log in: the Data API, the auth service, and whoever migrates. */
export type Login = 'authenticator' | 'supabase_auth_admin' | 'hosted_postgres';

/** A database made as the hosted service makes one. */
export interface HostedDatabase extends MigratedDatabase {
  /** Opens a connection of its own, which ends with the database at the latest. */
  connect(login: Login): Promise<Client>;
  drop(): Promise<void>;
}

/** A server on which the tests have made their roles. */
export interface TestServer {
  /** As it says of itself, such as "15.18". */
  version: string;
  /**
   * Makes a database with roles, grants and auth schema of the hosted service and pgTAP, but without the migrations.
   *
   * @param project What is granted on everything new: as in projects made before, or since, May 2026.
   */
  create(project: 'old' | 'new'): Promise<HostedDatabase>;
  /** Drops whatever was made. */
  close(): Promise<void>;
}

/**
 * Opens a server for tests. Databases and roles that are there are left alone.
 *
 * @param url A superuser's login.
 * @param trustedHost A host that may be used although it looks like somebody's production.
 * @throws when it is no server to make and drop things on, and says why
 */
export async function openServer(url: string, trustedHost?: string): Promise<TestServer> {
  const admin = new Client({ connectionString: url });
  const { host, port, user, password, ssl } = admin;
  if (!isTestHost(host) && host !== trustedHost)
    throw new Error(
      `DATABASE_URL names ${host}, which may be somebody's production. These tests make and drop databases and roles. ` +
        `If that is what you want there, set DATABASE_TEST_HOST=${host}.`,
    );
  await admin.connect();
  const run = async (statement: string) => (await admin.query<Record<string, string>>(statement)).rows;
  const dropAll = async () => {
    const mark = admin.escapeLiteral(MARK);
    for (const { name = '' } of await run(
      `select quote_ident(datname) as name from pg_database where shobj_description(oid, 'pg_database') = ${mark}`,
    ))
      await run(`drop database ${name} with (force)`);
    for (const { name = '' } of await run(
      `select quote_ident(rolname) as name from pg_roles where shobj_description(oid, 'pg_authid') = ${mark}`,
    ))
      await run(`drop role ${name}`);
  };
  let version = '';
  try {
    version = await assertUsable(admin);
    // What a run left behind that was killed.
    await dropAll();
    await assertNoRoles(admin);
  } catch (error) {
    await admin.end();
    throw error;
  }

  const passwords = new Map<string, string>();
  const open: Client[] = [];
  const connectTo = async (database: string, login: { user: string | undefined; password?: string }) => {
    const client = new Client({ host, port, ssl, database, application_name: 'database tests', ...login });
    await client.connect();
    open.push(client);
    return client;
  };

  return {
    version,

    async create(project) {
      const name = `demo_requests_test_${randomBytes(6).toString('hex')}`;
      // [image] Dockerfile-17, POSTGRES_INITDB_ARGS: --locale-provider=icu --icu-locale=en_US.UTF-8
      await run(
        `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'en_US.UTF-8'`,
      );
      await run(`comment on database ${name} is ${admin.escapeLiteral(MARK)}`);
      const superuser = await connectTo(name, { user, ...(password !== undefined && { password }) });
      await superuser.query(`set tests.project = '${project}'`);
      // In one transaction, so that no role is ever without its mark.
      const marks = ROLES.map((role) => `comment on role ${role} is ${admin.escapeLiteral(MARK)};`);
      await superuser.query(HOSTED + marks.join('\n'));
      for (const login of ['authenticator', 'supabase_auth_admin', 'hosted_postgres']) {
        const secret = passwords.get(login) ?? randomBytes(16).toString('hex');
        passwords.set(login, secret);
        await superuser.query(`alter role ${login} password '${secret}'`);
      }
      // [dump] roles.out: who owns the database owns the schema public.
      await superuser.query(`alter database ${name} owner to hosted_postgres`);
      await superuser.query('set search_path = extensions');
      await superuser.query(pgTapFunctions());
      await superuser.end();

      const connect = async (login: Login) =>
        connectTo(name, { user: login, password: passwords.get(login) ?? '' });
      const owner = await connect('hosted_postgres');
      const end = async () => {
        await Promise.all(open.splice(0).map((client) => client.end().catch(() => undefined)));
      };
      return {
        database: tested(owner, end),
        migrate: () => migrate(owner),
        connect,
        async drop() {
          await end();
          await run(`drop database ${name} with (force)`);
        },
      };
    },

    async close() {
      await Promise.all(open.splice(0).map((client) => client.end().catch(() => undefined)));
      await dropAll();
      await admin.end();
    },
  };
}

/** @returns the server's version */
async function assertUsable(admin: Client): Promise<string> {
  const { rows } = await admin.query<{ superuser: boolean; free: boolean; version: string }>(
    `select rolsuper as superuser, pg_try_advisory_lock(hashtext('database tests')) as free,
       split_part(current_setting('server_version'), ' ', 1) as version
     from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.superuser) throw new Error("DATABASE_URL is no superuser's: roles cannot be made with it.");
  if (!rows[0].free) throw new Error('Another run of these tests uses the server of DATABASE_URL.');
  return rows[0].version;
}

/** Roles belong to the whole server, so those of a real project must not be there. */
async function assertNoRoles(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any ($1)',
    [ROLES],
  );
  if (rows.length > 0)
    throw new Error(
      `The server of DATABASE_URL has the role ${rows[0]?.rolname ?? ''} already, so it may serve a real project. Name one without.`,
    );
}

const tested = (client: Client, close: () => Promise<void>): TestedDatabase => ({
  async exec(statements) {
    const answers: unknown = await client.query(statements);
    return (Array.isArray(answers) ? answers : [answers]) as QueryResult<Record<string, unknown>>[];
  },
  async query<Row>(statement: string, parameters: unknown[] = []) {
    const answer: unknown = await client.query(statement, parameters);
    return answer as Rows<Row>;
  },
  close,
});

/**
 * Applies what is new in the folder as `supabase db push` does (supabase/cli, pkg/migration/apply.go, file.go, history.go):
 * each file in one implicit transaction together with the note that it was applied.
 */
async function migrate(client: Client): Promise<string[]> {
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text`);
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const pending = readdirSync('supabase/migrations')
    .sort()
    .filter((file) => !applied.has(file.split('_')[0] ?? ''));
  for (const file of pending) {
    const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    await client.query('reset all');
    await client.query(
      `${readFileSync(join('supabase/migrations', file), 'utf8')};
       insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
  }
  return pending;
}
