import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import { actions } from '../../content/messages/layout.ts';
import { authForms } from '../../content/messages/auth.ts';
import { codeWords } from '../../content/messages/auth.ts';
import { demoDialog } from '../../content/messages/demo.ts';
import { demoFieldWords } from '../../content/messages/demo.ts';
import { demoOutcomes } from '../../content/messages/demo.ts';
import { listWords } from '../../content/messages/dashboard.ts';
import { receiptMail } from '../../content/messages/mails.ts';
import { site } from '../../content/site.ts';
import { toasts } from '../../content/messages/layout.ts';
import { readKeys } from '../support/environment';
import type { Fault, FaultRecord } from '../support/fault-proxy';

export { violations } from '../support/accessibility.ts';
export { expect };

/** A setting of the site under test. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start the browser tests with Playwright.`);
  return value;
}

export const dashboard = '/dashboard-list-form-data';

/** What the site says once a request is sent, or could not be saved. */
export const { sent, notSaved: saveFailed } = demoOutcomes;

/** Words with a number in them, as the source of a pattern: of any number that is written so. */
export const numbered = (words: (number: number) => string, digits = String.raw`\d+`) =>
  words(7)
    .split('7')
    .map((part) => RegExp.escape(part))
    .join(digits);

/** The line above the whole list of requests, of which other tests send some too. */
export const totalLine = new RegExp(`^${numbered(listWords.total)}$`);

/** The place where toasts appear; after its name a screen reader says the key that leads there. */
export const toastRegion = new RegExp(`^${RegExp.escape(toasts.region)}`);

/** Subject of a mail with a code. */
export const codeSubject = /^(\d{8}) /;

const getJson = async <Answer>(url: string) => (await (await fetch(url)).json()) as Answer;

/** The mails that reached an address or carry a text, newest first. */
export async function mailsWith(text: string) {
  const api = `${setting('MAILBOX_URL')}/api/v1`;
  const query = encodeURIComponent(`"${text}"`);
  const { messages } = await getJson<{ messages: { ID: string }[] }>(
    `${api}/search?limit=500&query=${query}`,
  );
  return Promise.all(
    messages.map(({ ID }) =>
      getJson<{ ID: string; Subject: string; Text: string; HTML: string }>(`${api}/message/${ID}`),
    ),
  );
}

/** Of these, without the receipts, which come a little later. */
export const teamMails = async (text: string) =>
  (await mailsWith(text)).filter(({ Subject }) => Subject !== receiptMail.subject(site.name));

/**
 * Waits for the newest code that was mailed to an address.
 *
 * @param previous An earlier one.
 */
export async function mailedCode(address: string, previous = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const mail = (await mailsWith(address)).find(({ Subject }) => codeSubject.test(Subject));
    code = codeSubject.exec(mail?.Subject ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
    expect(code).not.toBe(previous);
  }).toPass();
  return code;
}

export interface Account {
  email: string;
  password: string;
}

/** An address nobody has used. */
export const freshAddress = () => `buyer-${randomUUID().slice(0, 8)}@harbour-freight.example`;

/** The backend as an anonymous visitor. */
export const backend = () =>
  createClient(setting('SUPABASE_URL'), setting('SUPABASE_PUBLISHABLE_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** An account whose address is confirmed. */
export async function createAccount(): Promise<Account> {
  const account = { email: freshAddress(), password: `pass-${randomUUID()}` };
  const { auth } = backend();
  expect((await auth.signUp(account)).error).toBeNull();
  const token = await mailedCode(account.email);
  expect((await auth.verifyOtp({ email: account.email, token, type: 'email' })).error).toBeNull();
  return account;
}

/** Adds an account to the team. */
export async function makeStaff({ email }: Pick<Account, 'email'>): Promise<void> {
  const client = createClient(setting('SUPABASE_URL'), readKeys().secret, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  expect((await client.from('staff').insert({ email })).error).toBeNull();
}

/** The backend as an account. */
async function backendOf(account: Account) {
  const client = backend();
  const { data, error } = await client.auth.signInWithPassword(account);
  expect(error).toBeNull();
  if (!data.session) throw new Error('no session');
  return { client, session: data.session };
}

/** The stored requests with this name, as the account sees them. */
export async function storedRequests(account: Account, name: string) {
  const { client } = await backendOf(account);
  const { data, error } = await client.from('demo_requests').select('*').eq('name', name);
  expect(error).toBeNull();
  return (data ?? []) as (Record<'id' | 'name' | 'email' | 'phone' | 'purpose' | 'created_at', string> & {
    attribution: Record<string, string>;
  })[];
}

/** Sends requests as an account, past the site: ten in an hour are let through. */
export async function sendRequests(account: Account, ...changes: Record<string, unknown>[]) {
  const { client } = await backendOf(account);
  const rows = changes.map((change) => ({
    ...request(freshName()),
    phone: '447700900142',
    id: randomUUID(),
    ...change,
  }));
  expect((await client.from('demo_requests').insert(rows)).error).toBeNull();
  return rows;
}

export async function sendRequest(account: Account, changes: Record<string, unknown> = {}) {
  const [row] = await sendRequests(account, changes);
  if (!row) throw new Error('no request');
  return row;
}

/** Makes backend calls of one person fail. */
export async function injectFault(fault: Fault): Promise<void> {
  await fetch(`${setting('FAULT_PROXY_URL')}/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

/** Ends every fault of one person, and tells which calls they met. */
export async function endFaults(email: string): Promise<FaultRecord[]> {
  const url = `${setting('FAULT_PROXY_URL')}/faults`;
  const answer = await fetch(url, { method: 'DELETE', body: JSON.stringify({ email }) });
  return (await answer.json()) as FaultRecord[];
}

/** Fills in the form for accounts that the page shows, and presses its button. */
export async function submitAccount(page: Page, account: Account, button: string = authForms.signIn.label) {
  await page.getByRole('textbox', { name: authForms.email.label, exact: true }).fill(account.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

export async function signIn(page: Page, account: Account, next = '/'): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await submitAccount(page, account);
  await expect(page).toHaveURL(next);
}

/** Signs in past the site. */
export const sessionOf = async (account: Account): Promise<Session> => (await backendOf(account)).session;

/** The cookies of a session, as the site writes them. */
export function sessionCookies(session: Session): { name: string; value: string }[] {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const parts = value.match(/.{1,3180}/g) ?? [];
  const name = (index: number) => (parts.length === 1 ? 'session' : `session.${index}`);
  return [
    ...parts.map((part, index) => ({ name: name(index), value: part })),
    { name: 'signed-in', value: '1' },
  ];
}

export const cookieHeader = (session: Session) =>
  sessionCookies(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Gives a browser the cookies of a session. */
export const addSession = (context: BrowserContext, session: Session, url = setting('SITE_URL')) =>
  context.addCookies(sessionCookies(session).map((cookie) => ({ ...cookie, url })));

/** Signs in without the form, before the page is opened. */
export async function signInByCookie(page: Page, account: Account, url?: string): Promise<void> {
  await addSession(page.context(), await sessionOf(account), url);
}

/** A name no other test uses: letters only, as the form demands. */
export const freshName = () =>
  `Amara ${randomUUID()
    .slice(-12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

export const request = (name: string) => ({
  name,
  email: 'amara.nwosu@northwind-rail.example',
  phone: '+447700900142',
  purpose: 'Replan crews and depots when a line closes. Show us where the dispatcher approves.',
});

/** Lets the pointer move, as a visitor's first interaction, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** A slow line: scripts wait until they are let through, all of them or all but some. */
export async function holdScripts(page: Page, except = /^$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\.js$/, async (route) => {
    if (!except.test(route.request().url())) await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

export const demoForm = (page: Page) => page.getByRole('dialog', { name: demoDialog.title });
export const demoButton = (place: Page | Locator) =>
  place.getByRole('button', { name: actions.requestDemo, exact: true });

/**
 * Opens the dialog with the button of the header.
 *
 * @param early Does not wait for the framework, without which the browser sends the form.
 */
export async function openDialog(page: Page, { early = false } = {}): Promise<Locator> {
  if (!early) await hydrate(page);
  await demoButton(page.getByRole('banner')).click();
  // Before that nothing is checked as it is typed.
  const dialog = page.locator('dialog[data-hydrated]').and(demoForm(page));
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills the dialog in; opens it before, unless it is given. */
export async function fillDialog(page: Page, values: ReturnType<typeof request>, open?: Locator) {
  const dialog = open ?? (await openDialog(page));
  for (const name of ['name', 'email', 'phone', 'purpose'] as const)
    await dialog.getByLabel(demoFieldWords[name].label).fill(values[name]);
  return dialog;
}

/** Sends the filled form without a session, and asks for a code in the step that follows. */
export async function askForCode(dialog: Locator): Promise<void> {
  await demoButton(dialog).click();
  await dialog.getByRole('button', { name: codeWords.mail }).click();
  await expect(dialog.getByLabel(codeWords.field)).toBeFocused();
}

/** Types the newest code that was mailed to an address, and sends the request with it. */
export async function confirmAndSend(dialog: Locator, address: string): Promise<void> {
  await dialog.getByLabel(codeWords.field).fill(await mailedCode(address));
  await dialog.getByRole('button', { name: demoDialog.confirm }).click();
}

/** As after a new build, the server knows no call of this page from now on; returns how that ends. */
export async function forgetActions(page: Page): Promise<() => Promise<void>> {
  await page.route('**', (route) => {
    const headers = route.request().headers();
    if (route.request().method() === 'POST') headers['next-action'] = '7f'.repeat(21);
    return route.continue({ headers });
  });
  return () => page.unroute('**');
}

/**
 * A test that fails when the console of its page reports an error. One without a page needs no browser. `account` is a new
 * account, `member` the same, signed in, and `staff` the same, signed in and on the team.
 */
export const test = base.extend<{ account: Account; member: Account; staff: Account }>({
  page: async ({ page }, provide, info) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // Nothing may ever be stopped by the policy, whatever else a test expects to fail.
      const expected = info.tags.includes('@expects-errors') && !/security policy/i.test(message.text());
      if (!expected) errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => {
      // React says that somebody else has changed the page, or that a stylesheet has not come.
      const expected =
        (info.tags.includes('@expects-errors') && /React error #418/.test(String(error))) ||
        (info.tags.includes('@without-styles') && String(error) === 'Event');
      if (!expected) errors.push(String(error));
    });
    await provide(page);
    expect(errors, 'console errors').toEqual([]);
  },
  account: async ({}, provide) => provide(await createAccount()),
  member: async ({ account, page }, provide) => {
    await signInByCookie(page, account);
    await provide(account);
  },
  staff: async ({ member }, provide) => {
    await makeStaff(member);
    await provide(member);
  },
});
