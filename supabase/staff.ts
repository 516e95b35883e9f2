import { z } from 'zod';
import { requestsReadableBy } from '../content/legal/facts.ts';
import { FriendlyError } from './local/ports.ts';
import { askDatabase, operator } from './operator.ts';

const USAGE = `npm run staff -- add name@company.example   makes somebody a member of the team
npm run staff -- readers staff              the team alone reads all requests
npm run staff -- readers verified           everybody with a confirmed address reads all requests
It works on the project of SUPABASE_URL and SUPABASE_SECRET_KEY; without the key, on the embedded backend.`;

const appointed = z.object({
  status: z.enum(['added', 'invited', 'member', 'open', 'retried', 'full', 'invalid']),
});

/** What came of `add`, and whether that is what was wanted. */
const ANSWERS: Record<
  z.output<typeof appointed>['status'],
  [isDone: boolean, says: (email: string) => string]
> = {
  added: [true, (email) => `${email} is of the team from now on.`],
  member: [true, (email) => `${email} is of the team already.`],
  invited: [
    true,
    (email) =>
      `${email} has no account yet, or has not confirmed the address. Within seven days: sign up at /auth, confirm, and open the dashboard. Then ${email} is of the team.`,
  ],
  open: [
    true,
    (email) => `${email} is invited already, and has to sign up at /auth, confirm and open the dashboard.`,
  ],
  retried: [true, (email) => `${email} was invited before. The mail to them is tried again.`],
  full: [
    false,
    () => 'Twenty invitations are open. Withdraw some on the page of the team, or wait until they are over.',
  ],
  invalid: [false, (email) => `${email} is not an address that can be invited.`],
};

/** The pages name who reads; they are built from this checkout. */
const hint = (readers: string) =>
  readers === requestsReadableBy
    ? ''
    : `\nThe privacy policy and the demo dialog still say "${requestsReadableBy}": set requestsReadableBy in content/legal/facts.ts to '${readers}', build and deploy.`;

async function add(email: string): Promise<string> {
  const { status } = appointed.parse(await askDatabase(project, 'appoint_staff', { p_email: email }));
  const [isDone, says] = ANSWERS[status];
  if (!isDone) throw new FriendlyError(says(email));
  return (
    says(email) +
    (status === 'added' || status === 'member' ? `\nThe team reads all requests.${hint('staff')}` : '')
  );
}

async function choose(readers: string): Promise<string> {
  const chosen = await askDatabase(project, 'choose_request_readers', { p_readers: readers });
  if (chosen !== readers) throw new FriendlyError(USAGE);
  const says =
    readers === 'staff'
      ? 'From now on the team alone reads all requests.'
      : 'From now on everybody with a confirmed address reads all requests.';
  return says + hint(readers);
}

const [verb, value = ''] = process.argv.slice(2);
const verbs = { add, readers: choose };
const project = await operator().catch(leave);
if (!(verb === 'add' || verb === 'readers') || !value) leave(new FriendlyError(USAGE));
else console.log(await verbs[verb](value).catch(leave));

/** Mistakes a person can fix are one line. */
function leave(cause: unknown): never {
  console.error(cause instanceof FriendlyError ? cause.message : cause);
  process.exit(1);
}
