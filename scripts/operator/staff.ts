import { requestReadAccess } from '../../content/legal/facts.ts';
import { cleanEmail, toAsciiEmail } from '../../lib/input-rules.ts';
import { FriendlyError } from '../process/friendly-error.ts';
import { connect, findProject, type Project, readData } from './project.ts';

const USAGE = `npm run staff -- add name@company.example       adds an address to the team
npm run staff -- remove name@company.example    removes it
npm run staff -- list                           lists the team
npm run staff -- read staff_only                only the team reads all requests
npm run staff -- read any_confirmed_account     everybody with a confirmed address reads all requests
It works on the project of SUPABASE_URL and SUPABASE_SECRET_KEY; without the key, on the embedded backend.`;

async function add(project: Project, email: string): Promise<string> {
  const row = { email: toAsciiEmail(cleanEmail(email)) };
  await readData(project, connect(project).from('staff').upsert(row, { ignoreDuplicates: true }));
  return `${email} is on the team. An account that has confirmed this address is staff; a new one signs up at /auth.`;
}

async function remove(project: Project, email: string): Promise<string> {
  const row = { email: toAsciiEmail(cleanEmail(email)) };
  await readData(project, connect(project).from('staff').delete().match(row));
  return `${email} is not on the team.`;
}

async function list(project: Project): Promise<string> {
  const staff = await readData(project, connect(project).from('staff').select('email').order('email'));
  return staff?.map(({ email }) => email).join('\n') || 'The team has no members.';
}

async function setReadAccess(project: Project, access: string): Promise<string> {
  await readData(project, connect(project).rpc('set_request_read_access', { p_access: access }));
  const message = `Read access is ${access}.`;
  // The pages name the readers, and are built from this checkout.
  return access === requestReadAccess
    ? message
    : `${message}\nThe privacy policy says ${requestReadAccess}: set requestReadAccess in content/legal/facts.ts to '${access}', build and deploy.`;
}

const commands: Partial<Record<string, (project: Project, value: string) => Promise<string>>> = {
  add,
  remove,
  list,
  read: setReadAccess,
};
const [verb = '', value = ''] = process.argv.slice(2);
const command = commands[verb];
try {
  if (!command || (verb !== 'list' && !value)) throw new FriendlyError(USAGE);
  console.log(await command(findProject(), value));
} catch (cause) {
  console.error(cause instanceof FriendlyError ? cause.message : cause);
  process.exitCode = 1;
}
