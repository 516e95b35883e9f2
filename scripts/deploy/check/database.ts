import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { keep, requestReadAccess } from '../../../content/legal/facts.ts';
import { fail } from './run-checks.ts';

/** The schedule calls the function every half minute; a new one may be late. */
const LATE_SECONDS = 600;
const RETENTION_SECONDS = 2 * 24 * 60 * 60;

export const deployment = z.object({
  migrations: z.array(z.string()).nullable(),
  request_read_access: z.enum(['any_confirmed_account', 'staff_only']),
  retention_months: z.number(),
  staff: z.number(),
  is_delivery_scheduled: z.boolean().nullable(),
  ends_unproved_passwords: z.boolean().default(false),
  seconds_since: z.object({ deliveries: z.number().optional(), retention: z.number().optional() }),
});
type Deployment = z.output<typeof deployment>;

export function checkMigrations({ migrations }: Deployment): string {
  const ours = readdirSync('supabase/migrations').map((file) => file.split('_')[0] ?? '');
  const missing = ours.filter((version) => !migrations?.includes(version));
  if (missing.length > 0)
    fail(
      `${missing.length} of ${ours.length} migrations are not applied (${missing[0] ?? ''}): npm run mails && npx supabase@3 db push --remote --include-all.`,
    );
  return `all ${ours.length} migrations are applied`;
}

export function checkFirstProof({ ends_unproved_passwords: isGuarded }: Deployment): string {
  if (!isGuarded)
    fail(
      'The trigger remove_unproved_password on auth.users is missing, so a stranger’s password opens an account that its owner confirms: run supabase/migrations/20261127000000_first_proof.sql again.',
    );
  return 'the first proof of an address ends an earlier password';
}

export function checkSchedule({ is_delivery_scheduled: isScheduled, seconds_since }: Deployment): string {
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

export function checkStaff({ request_read_access, staff }: Deployment): string {
  if (staff === 0)
    fail('Nobody is staff, so nobody can work on requests: npm run staff -- add name@company.example.');
  const readers = request_read_access === 'staff_only' ? 'only staff' : 'every confirmed account';
  return `the team has ${staff} confirmed accounts; ${readers} reads all requests`;
}

export function checkPolicyText({ request_read_access }: Deployment): string {
  if (request_read_access !== requestReadAccess)
    fail(
      `The privacy policy says ${requestReadAccess}, the database ${request_read_access}: change requestReadAccess in content/legal/facts.ts, or run npm run staff -- read ${requestReadAccess}.`,
    );
  return `the privacy policy says the same: ${request_read_access}`;
}

export function checkRetention({ retention_months: months, seconds_since }: Deployment): string {
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
