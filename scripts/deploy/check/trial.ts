import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createServerClient } from '@supabase/ssr';
import { z } from 'zod';
import { CODE_DIGITS } from '../../../lib/auth/state.ts';
import type { RequiredField } from '../../../lib/demo/fields.ts';
import { readEnv, siteOrigin } from '../../../lib/env/env.ts';
import { demo } from '../../../lib/routes.ts';
import { cleanEmail, foldDigits, isEmail, toAsciiEmail } from '../../../lib/input-rules.ts';
import { FriendlyError } from '../../process/friendly-error.ts';
import { connect, explainSettings, findProject, type Project, readData } from '../../operator/project.ts';
import { fail } from './run-checks.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Receipts and webhooks leave with the schedule, which runs every half minute. */
const DELIVERY_MS = 120_000;
const POLL_MS = 1000;
const CODE_TRIES = 3;

const trialSchema = z.object({
  now: z.string(),
  has_account: z.boolean(),
  deliveries: z
    .array(
      z.object({
        destination: z.string(),
        status: z.enum(['pending', 'sent', 'dead_letter']),
        attempts: z.number(),
        last_error: z.string().nullable(),
      }),
    )
    .nullable(),
});
const deletedSchema = z.object({ requests: z.number(), account: z.boolean() });

interface Trial {
  project: Project;
  email: string;
  purpose: string;
  signal: AbortSignal;
}

/** Sends a request to the deployed site as a visitor without scripts, and deletes what it made. */
export async function runTrial(address: string): Promise<void> {
  const email = toAsciiEmail(cleanEmail(address));
  if (!isEmail(email)) fail('--trial takes an address whose mails you can read: --trial name@company.com.');
  const project = findProject();
  const { SITE_URL } = explainSettings(() => readEnv(z.object({ SITE_URL: siteOrigin }), project.env));
  const stop = new AbortController();
  const interrupt = () => stop.abort(new FriendlyError('The trial was stopped.'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
  const purpose = `Trial of the deployment ${randomUUID()}. A command sent this request, and deletes it.`;
  const trial = { project, email, purpose, signal: stop.signal };
  const before = await findTrial(trial);
  const visitor = createVisitor(SITE_URL, stop.signal);
  console.log(`The site at ${new URL(SITE_URL).host}, as a visitor without scripts`);
  try {
    await sendRequest(trial, visitor, interrupt);
    await waitForDeliveries(trial);
  } finally {
    await cleanUp(trial, visitor, before);
  }
}

/** Prints a step with its time in seconds. */
async function timeStep<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  printStep(began, name);
  return result;
}

const printStep = (began: number, name: string) =>
  console.log(`ok ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name}`);

async function findTrial({ project, email, purpose }: Trial): Promise<z.output<typeof trialSchema>> {
  const call = connect(project).rpc('find_trial', { p_email: email, p_purpose: purpose });
  return trialSchema.parse(await readData(project, call));
}

/** Presses the buttons that each page offers until the request is saved. */
async function sendRequest(trial: Trial, visitor: Visitor, interrupt: () => void): Promise<void> {
  const { email, purpose, signal } = trial;
  const values: Record<RequiredField, string> = {
    name: 'Deployment Trial',
    email,
    phone: '+12025550142',
    purpose,
  };
  const opened = await timeStep(`${demo} shows the form`, () => visitor.open(demo));
  let page = await timeStep('the form was posted', () => visitor.press(opened, 'send', values));
  page = await timeStep('the site mailed a code', async () => {
    const isAsked = page.buttons.has('confirm') || !page.buttons.has('mail');
    const asked = isAsked ? page : await visitor.press(page, 'mail');
    if (asked.buttons.has('confirm')) return asked;
    return fail(`The site mailed no code. It says: ${asked.says || 'nothing'}`);
  });

  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  prompt.once('close', () => closed.abort(new FriendlyError('No code was typed.')));
  // A terminal hands Ctrl-C to the prompt.
  prompt.once('SIGINT', interrupt);
  try {
    for (let tries = 1; page.buttons.has('confirm'); tries += 1) {
      const code = await askForCode(prompt, email, AbortSignal.any([signal, closed.signal]));
      page = await timeStep('the code was posted', () => visitor.press(page, 'confirm', { code }));
      if (!page.buttons.has('confirm')) break;
      if (tries === CODE_TRIES) fail(`The site takes no code. It says: ${page.says}`);
      console.log(page.says);
    }
  } finally {
    prompt.close();
  }
  await timeStep('the request is in the database', async () => {
    const { deliveries } = await findTrial(trial);
    if (!deliveries) fail(`The request was not saved. The site says: ${page.says || 'nothing'}`);
  });
}

async function askForCode(
  prompt: ReturnType<typeof createInterface>,
  email: string,
  signal: AbortSignal,
): Promise<string> {
  const question = `The code in the mail to ${email} (an empty line if it holds none): `;
  const typed = await prompt.question(question, { signal }).catch(() => null);
  signal.throwIfAborted();
  const code = foldDigits(typed ?? '').replaceAll(/\D/g, '');
  const push = 'SITE_URL=… npx supabase@3 config push (docs/hosting/supabase.md, step 2)';
  if (typed?.trim() === '')
    fail(`The mail holds no code: the project has other mails than supabase/config.toml. Run ${push}.`);
  if (code.length < 6 || code.length > 10) {
    console.log('A code has six to ten digits.');
    return askForCode(prompt, email, signal);
  }
  if (code.length !== CODE_DIGITS)
    fail(`otp_length is ${code.length} in the project instead of ${CODE_DIGITS}: run ${push}.`);
  return code;
}

const nameDelivery = (destination: string) =>
  destination === 'team'
    ? 'the mail to the team'
    : destination === 'receipt'
      ? 'the receipt'
      : `the ${destination.replace(/#.*/, '').replace(':', ' at ')}`;

async function waitForDeliveries(trial: Trial): Promise<void> {
  const began = performance.now();
  const sent = new Set<string>();
  for (;;) {
    const { deliveries } = await findTrial(trial);
    if (!deliveries) return fail('Somebody deleted the request during the trial.');
    for (const { destination, status, attempts, last_error } of deliveries) {
      const name = nameDelivery(destination);
      if (status === 'sent' && !sent.has(destination)) printStep(began, `${name} was sent`);
      if (status === 'sent') sent.add(destination);
      else if (status === 'dead_letter' || (attempts > 0 && last_error))
        fail(`It failed to send ${name}: ${last_error}. See docs/operations/mail-and-webhooks.md.`);
    }
    const missing = deliveries.find(({ destination }) => !sent.has(destination));
    if (!missing) return;
    if (performance.now() - began > DELIVERY_MS)
      fail(
        `After two minutes ${nameDelivery(missing.destination)} is not sent: does the schedule run (docs/hosting/supabase.md, step 4)?`,
      );
    await wait(POLL_MS, undefined, { signal: trial.signal }).catch(() => undefined);
    trial.signal.throwIfAborted();
  }
}

/** Deletes what the trial made, whatever became of it, and says what stays. */
async function cleanUp(
  { project, email, purpose }: Trial,
  visitor: Visitor,
  { now, has_account }: z.output<typeof trialSchema>,
): Promise<void> {
  const began = performance.now();
  try {
    const isEnded = await endSession(project, visitor);
    const call = connect(project).rpc('delete_trial', {
      p_email: email,
      p_purpose: purpose,
      p_began_at: now,
    });
    const deleted = deletedSchema.parse(await readData(project, call));
    if (deleted.requests > 0) printStep(began, 'the request was deleted with its deliveries');
    if (deleted.account) printStep(began, 'the account of the trial was deleted');
    else if (has_account) printStep(began, 'the account was there before, and stays');
    if (!isEnded && !deleted.account)
      console.log('note    the session of the trial could not be ended: it ends by itself');
  } catch (cause) {
    const account = has_account ? '' : ' The account is new, too: delete it in the dashboard of Supabase.';
    console.error(
      `The request of the trial could not be deleted (${(cause as Error).message}). In the SQL editor: delete from public.demo_requests where purpose = '${purpose}';${account}`,
    );
    process.exitCode = 1;
  }
}

/** Ends the session of the trial alone: the person may have others. */
async function endSession({ url, secretKey }: Project, { cookies }: Visitor): Promise<boolean> {
  const name = [...cookies.keys()].find((key) => /session(?:\.0)?$/.test(key))?.replace(/\.0$/, '');
  if (!name) return true;
  const { auth } = createServerClient(url, secretKey, {
    cookieOptions: { name },
    cookies: {
      getAll: () => [...cookies].map(([key, value]) => ({ name: key, value })),
      setAll: () => undefined,
    },
  });
  return !(await auth.signOut({ scope: 'local' })).error;
}
