import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { keep, requestReadAccess } from '../../content/legal/facts.ts';
import { envSchema, readEnv } from '../../lib/env/env.ts';
import { FriendlyError } from '../../supabase/local/ports.ts';
import { connect, type Project, findProject, readData } from '../../supabase/operator.ts';

/** The schedule calls the function every half minute; a new one may be late. */
const LATE_SECONDS = 600;
const RETENTION_SECONDS = 2 * 24 * 60 * 60;

const deployment = z.object({
  migrations: z.array(z.string()).nullable(),
  request_read_access: z.enum(['any_confirmed_account', 'staff_only']),
  retention_months: z.number(),
  staff: z.number(),
  is_delivery_scheduled: z.boolean().nullable(),
  seconds_since: z.object({ deliveries: z.number().optional(), retention: z.number().optional() }),
});
type Deployment = z.output<typeof deployment>;

/** Returns the good result, or throws a FriendlyError that says what to do. */
type Check = () => string | Promise<string>;

function fail(cause: string): never {
  throw new FriendlyError(cause);
}

function checkEnvironment({ env, isEmbedded }: Project): string {
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

async function checkKey({ env, url }: Project): Promise<string> {
  const apikey = env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const answer = await fetchAnswer(`${url}/auth/v1/settings`, { headers: { apikey } });
  if (!answer?.ok)
    fail(
      `SUPABASE_PUBLISHABLE_KEY is not a key of the project at SUPABASE_URL: it answers ${answer?.status ?? 'nothing'}.`,
    );
  const settings = (await answer.json()) as { mailer_autoconfirm?: boolean };
  // Staff are accounts that have confirmed an address of the team: without confirmation anybody could claim one.
  if (settings.mailer_autoconfirm)
    fail(
      'The auth service confirms addresses without a mail: turn on "Confirm email" (docs/hosting/supabase.md, step 2).',
    );
  return 'the project knows the publishable key, and confirms addresses by mail';
}

function checkMigrations({ migrations }: Deployment): string {
  const ours = readdirSync('supabase/migrations').map((file) => file.split('_')[0] ?? '');
  const missing = ours.filter((version) => !migrations?.includes(version));
  if (missing.length > 0)
    fail(
      `${missing.length} of ${ours.length} migrations are not applied (${missing[0] ?? ''}): npx supabase@3 db push --remote --include-all.`,
    );
  return `all ${ours.length} migrations are applied`;
}

async function checkFunction({ url }: Project): Promise<string> {
  // It takes only what is posted, so this does nothing.
  const answer = await fetchAnswer(`${url}/functions/v1/send-demo-email`);
  if (answer?.status !== 405)
    fail(
      `The function send-demo-email is not deployed, or lacks a secret: it answers ${answer?.status ?? 'nothing'} (docs/hosting/supabase.md, step 3).`,
    );
  return 'the function send-demo-email answers';
}

function checkSchedule({ is_delivery_scheduled: isScheduled, seconds_since }: Deployment): string {
  const since = seconds_since.deliveries;
  const schedule = isScheduled
    ? 'The job of pg_cron is there, but'
    : isScheduled === null
      ? 'There is no pg_cron, and'
      : 'pg_cron has no job, and';
  if (since === undefined || since > LATE_SECONDS)
    fail(
      `${schedule} the function was ${since === undefined ? 'never' : `not for ${since} seconds`} called to send what is due (docs/hosting/supabase.md, steps 3 and 4).`,
    );
  return `${isScheduled ? 'pg_cron' : 'a scheduler'} calls the function: ${since} seconds ago`;
}

function checkStaff({ request_read_access, staff }: Deployment): string {
  if (staff === 0)
    fail('Nobody is staff, so nobody can work on requests: npm run staff -- add name@company.example.');
  const readers = request_read_access === 'staff_only' ? 'only staff' : 'every confirmed account';
  return `the team has ${staff} confirmed accounts; ${readers} reads all requests`;
}

function checkPolicyText({ request_read_access }: Deployment): string {
  if (request_read_access !== requestReadAccess)
    fail(
      `The privacy policy says ${requestReadAccess}, the database ${request_read_access}: change requestReadAccess in content/legal/facts.ts, or run npm run staff -- read ${requestReadAccess}.`,
    );
  return `the privacy policy says the same: ${request_read_access}`;
}

function checkRetention({ retention_months: months, seconds_since }: Deployment): string {
  if (months !== keep.requestMonths)
    fail(
      `content/legal/facts.ts promises deletion after ${keep.requestMonths} months, the database keeps requests for ${months}: docs/operations/personal-data.md.`,
    );
  const since = seconds_since.retention;
  if (since === undefined || since > RETENTION_SECONDS)
    fail(
      `Expired requests were ${since === undefined ? 'never' : 'not for two days'} deleted (docs/hosting/supabase.md, step 5).`,
    );
  return `requests are deleted after ${months} months, as the privacy policy says`;
}

const fetchAnswer = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => null);

async function listCauses(checks: Check[]): Promise<string[]> {
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

async function checkDeployment(): Promise<string[]> {
  const project = await findProject();
  console.log(
    `The project at ${new URL(project.url).host}${project.isEmbedded ? ', the embedded backend' : ''}`,
  );
  let found: Deployment | undefined;
  const ask: Check = async () => {
    found = deployment.parse(await readData(project, connect(project).rpc('get_deployment_status')));
    return 'the database knows the secret key';
  };
  const outside = [checkEnvironment, checkKey, checkFunction].map((check) => () => check(project));
  const causes = await listCauses([...outside, ask]);
  if (!found) return causes;
  const inside = [checkMigrations, checkSchedule, checkRetention, checkStaff, checkPolicyText].map(
    (check) => () => check(found as Deployment),
  );
  return [...causes, ...(await listCauses(inside))];
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
