import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { keep, requestsReadableBy } from '../content/legal/facts.ts';
import { envSchema, readEnv } from '../lib/env/env.ts';
import { FriendlyError } from '../supabase/local/ports.ts';
import { askDatabase, type Operator, operator } from '../supabase/operator.ts';

/** The schedule calls the function every half minute; whoever has just set it up may wait that long. */
const LATE_SECONDS = 600;
/** Old requests are looked for every hour. */
const KEPT_SECONDS = 2 * 24 * 60 * 60;

const deployment = z.object({
  migrations: z.array(z.string()).nullable(),
  readers: z.enum(['verified', 'staff']),
  readers_chosen: z.boolean(),
  staff: z.number(),
  cron: z.boolean().nullable(),
  last_run_seconds: z.number().nullable(),
  keep_months: z.number(),
  keeping_seconds: z.number().nullable(),
});
type Deployment = z.output<typeof deployment>;

/** What is checked, and returns what is as it should be. @throws FriendlyError saying what is not, and what to do. */
type Check = () => string | Promise<string>;

function fail(cause: string): never {
  throw new FriendlyError(cause);
}

function checkEnvironment({ env, isEmbedded }: Operator): string {
  try {
    readEnv(envSchema, env);
  } catch (cause) {
    fail((cause as Error).message);
  }
  const { SITE_URL = '' } = env;
  if (SITE_URL !== new URL(SITE_URL).origin)
    fail('Environment: SITE_URL is an origin, without a path or a slash at its end.');
  if (!isEmbedded && !SITE_URL.startsWith('https:'))
    fail('Environment: SITE_URL begins with https, or sessions are not kept from others.');
  return 'the variables of the site are there and well formed';
}

async function checkKey({ env, url }: Operator): Promise<string> {
  const apikey = env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const answer = await answerOf(`${url}/auth/v1/settings`, { headers: { apikey } });
  if (!answer?.ok)
    fail(
      `SUPABASE_PUBLISHABLE_KEY is not a key of the project at SUPABASE_URL: it answers ${answer?.status ?? 'nothing'}.`,
    );
  return 'the project knows the publishable key';
}

function checkMigrations({ migrations }: Deployment): string {
  const ours = readdirSync('supabase/migrations').map((file) => file.split('_')[0] ?? '');
  const missing = ours.filter((version) => !migrations?.includes(version));
  if (missing.length > 0)
    fail(
      `${missing.length} of ${ours.length} migrations are not applied (${missing[0] ?? ''}): npx supabase db push --remote --include-all.`,
    );
  return `all ${ours.length} migrations are applied`;
}

async function checkFunction({ url }: Operator): Promise<string> {
  // It takes only what is posted, so this does nothing.
  const answer = await answerOf(`${url}/functions/v1/send-demo-email`);
  if (answer?.status !== 405)
    fail(
      `The function send-demo-email is not deployed, or lacks a secret: it answers ${answer?.status ?? 'nothing'} (docs/hosting/supabase.md, step 3).`,
    );
  return 'the function send-demo-email answers';
}

function checkSchedule({ cron, last_run_seconds: since }: Deployment): string {
  const scheduled = cron
    ? 'The job of pg_cron is there, but'
    : cron === null
      ? 'There is no pg_cron, and'
      : 'pg_cron has no job, and';
  if (since === null || since > LATE_SECONDS)
    fail(
      `${scheduled} the function was ${since === null ? 'never' : `not for ${since} seconds`} called to send what is due (docs/hosting/supabase.md, steps 3 and 4).`,
    );
  return `${cron ? 'pg_cron' : 'a scheduler'} calls the function: ${since} seconds ago`;
}

function checkReaders({ readers, readers_chosen, staff }: Deployment): string {
  if (!readers_chosen)
    fail(
      'Nobody has said who reads: everybody who signs up and confirms an address reads all requests. "npm run staff -- add name@company.example" makes a team that alone reads them; "npm run staff -- readers verified" says that it shall stay so.',
    );
  if (readers === 'staff' && staff === 0)
    fail('The team alone reads, and nobody is of it: npm run staff -- add name@company.example.');
  return readers === 'staff'
    ? `the team reads, ${staff} in number`
    : 'everybody with a confirmed address reads, by choice';
}

function checkWords({ readers }: Deployment): string {
  if (readers !== requestsReadableBy)
    fail(
      `content/legal/facts.ts says that "${requestsReadableBy}" read, and the database "${readers}": set requestsReadableBy to '${readers}', or run npm run staff -- readers ${requestsReadableBy}.`,
    );
  return `the privacy policy and the demo dialog say so: ${readers}`;
}

function checkKeeping({ keep_months: months, keeping_seconds: since }: Deployment): string {
  if (months !== keep.requestMonths)
    fail(
      `content/legal/facts.ts promises that requests go after ${keep.requestMonths} months, and the database keeps them for ${months}: docs/operations/personal-data.md.`,
    );
  if (since === null || since > KEPT_SECONDS)
    fail(
      `Old requests were ${since === null ? 'never' : 'not for two days'} looked for, though they shall go after ${months} months (docs/hosting/supabase.md, step 5).`,
    );
  return `requests go after ${months} months, as the privacy policy says`;
}

const answerOf = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => null);

/** Makes checks one after the other, each with a line of its own. @returns what is not as it should be */
async function causesOf(checks: Check[]): Promise<string[]> {
  const causes: string[] = [];
  for (const check of checks)
    try {
      console.log(`ok      ${await check()}`);
    } catch (cause) {
      if (!(cause instanceof FriendlyError)) throw cause;
      console.log(`FAILED  ${cause.message}`);
      causes.push(cause.message);
    }
  return causes;
}

/** Whether an installation is as the documentation wants it. @returns what is not */
async function checkDeployment(): Promise<string[]> {
  const project = await operator();
  console.log(
    `The project at ${new URL(project.url).host}${project.isEmbedded ? ', the embedded backend' : ''}`,
  );
  let found: Deployment | undefined;
  const ask: Check = async () => {
    found = deployment.parse(await askDatabase(project, 'read_deployment'));
    return 'the database answers whoever has the secret key';
  };
  const outside = [checkEnvironment, checkKey, checkFunction].map((check) => () => check(project));
  const causes = await causesOf([...outside, ask]);
  if (!found) return causes;
  const inside = [checkMigrations, checkSchedule, checkKeeping, checkReaders, checkWords].map(
    (check) => () => check(found as Deployment),
  );
  return [...causes, ...(await causesOf(inside))];
}

try {
  const causes = await checkDeployment();
  const [first] = causes;
  if (first)
    fail(
      causes.length === 1
        ? first
        : `${causes.length} of these are not as they should be, the first: ${first}`,
    );
  console.log('Ready.');
} catch (cause) {
  console.error(cause instanceof FriendlyError ? `Not ready: ${cause.message}` : cause);
  process.exitCode = 1;
}
