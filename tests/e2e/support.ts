import { randomUUID } from 'node:crypto';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
  test as base,
} from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import { actions, toasts } from '../../content/messages/layout.ts';
import { authForms } from '../../content/messages/auth.ts';
import { codeMessages } from '../../content/messages/code.ts';
import { demoFieldMessages, demoOutcomes } from '../../content/messages/demo.ts';
import { demoDialog, demoFormMessages } from '../../content/messages/demo-form.ts';
import { listMessages } from '../../content/messages/dashboard.ts';
import { receiptMail } from '../../content/messages/mails.ts';
import { site } from '../../content/site.ts';
import type { DemoField, RequiredField } from '../../lib/demo/fields.ts';
import { readKeys } from '../support/environment.ts';
import type { Fault, FaultRecord } from '../support/fault-proxy.ts';

export { findViolations } from '../support/find-violations.ts';
export { expect };

/** Returns a setting of the site under test. */
export function readSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start the browser tests with Playwright.`);
  return value;
}

export const dashboard = '/dashboard-list-form-data';

export const { sent, notSaved: saveFailed } = demoOutcomes;

/** Returns the pattern of a text with a number, for any number. */
export const buildNumberPattern = (createText: (number: number) => string) =>
  createText(7)
    .split('7')
    .map((part) => RegExp.escape(part))
    .join(String.raw`\d+`);

/** The line matches any number, since other tests send requests too. */
export const totalLine = new RegExp(`^${buildNumberPattern(listMessages.total)}$`);

/** A screen reader reads the name of the region with its shortcut. */
export const toastRegion = new RegExp(`^${RegExp.escape(toasts.region)}`);

export const codeSubject = /^(\d{8}) /;

const getJson = async <Answer>(url: string) => (await (await fetch(url)).json()) as Answer;

/** Returns the mails that reached an address or contain a text, newest first. */
export async function findMails(text: string) {
  const api = `${readSetting('MAILBOX_URL')}/api/v1`;
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

/** Leaves out receipts, which arrive a little later. */
export const findTeamMails = async (text: string) =>
  (await findMails(text)).filter(({ Subject }) => Subject !== receiptMail.subject(site.name));

/**
 * Waits for the newest code that was mailed to an address.
 *
 * @param previous An earlier code, which does not count.
 */
export async function waitForCode(address: string, previous = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const mail = (await findMails(address)).find(({ Subject }) => codeSubject.test(Subject));
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

export const createAddress = () => `buyer-${randomUUID().slice(0, 8)}@harbour-freight.example`;

/** Returns the backend as an anonymous visitor sees it. */
export const createBackendClient = () =>
  createClient(readSetting('SUPABASE_URL'), readSetting('SUPABASE_PUBLISHABLE_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Makes an account with a confirmed address. The password follows the proof, as in the site's form. */
export async function createAccount(): Promise<Account> {
  const [email, password] = [createAddress(), `pass-${randomUUID()}`];
  const { auth } = createBackendClient();
  expect((await auth.signInWithOtp({ email })).error).toBeNull();
  const token = await waitForCode(email);
  expect((await auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
  expect((await auth.updateUser({ password })).error).toBeNull();
  return { email, password };
}

export async function makeStaff({ email }: Pick<Account, 'email'>): Promise<void> {
  const client = createClient(readSetting('SUPABASE_URL'), readKeys().secret, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  expect((await client.from('staff').insert({ email })).error).toBeNull();
}

async function signInClient(account: Account) {
  const client = createBackendClient();
  const { data, error } = await client.auth.signInWithPassword(account);
  expect(error).toBeNull();
  if (!data.session) throw new Error('no session');
  return { client, session: data.session };
}

/** Returns the stored requests with this name, as the account sees them. */
export async function readRequests(account: Account, name: string) {
  const { client } = await signInClient(account);
  const { data, error } = await client.from('demo_requests').select('*').eq('name', name);
  expect(error).toBeNull();
  return (data ?? []) as (Record<'id' | 'name' | 'email' | 'phone' | 'purpose' | 'created_at', string> & {
    attribution: Record<string, string>;
  })[];
}

/** Sends at most ten requests as an account, without the site. */
export async function sendRequests(account: Account, ...changes: Record<string, unknown>[]) {
  const { client } = await signInClient(account);
  const rows = changes.map((change) => ({
    ...buildRequest(createName()),
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

export async function injectFault(fault: Fault): Promise<void> {
  await fetch(`${readSetting('FAULT_PROXY_URL')}/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

/** The paths of the backend that faults are injected at. */
export const backendPaths = {
  requests: '/rest/v1/demo_requests',
  mailFunction: '/functions/v1/send-demo-email',
};

/** Ends every fault of one person, and returns the calls that met them. */
export async function endFaults(email: string): Promise<FaultRecord[]> {
  const url = `${readSetting('FAULT_PROXY_URL')}/faults`;
  const response = await fetch(url, { method: 'DELETE', body: JSON.stringify({ email }) });
  return (await response.json()) as FaultRecord[];
}

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

/** Signs in without the site. */
export const createSession = async (account: Account): Promise<Session> =>
  (await signInClient(account)).session;

/** Returns the cookies of a session, as the site writes them. */
export function buildSessionCookies(session: Session): { name: string; value: string }[] {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const parts = value.match(/.{1,3180}/g) ?? [];
  const name = (index: number) => (parts.length === 1 ? 'session' : `session.${index}`);
  return [
    ...parts.map((part, index) => ({ name: name(index), value: part })),
    { name: 'signed-in', value: '1' },
  ];
}

export const buildCookieHeader = (session: Session) =>
  buildSessionCookies(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

export const addSession = (context: BrowserContext, session: Session, url = readSetting('SITE_URL')) =>
  context.addCookies(buildSessionCookies(session).map((cookie) => ({ ...cookie, url })));

/** Signs in without the form, before the page opens. */
export async function signInByCookie(page: Page, account: Account, url?: string): Promise<void> {
  await addSession(page.context(), await createSession(account), url);
}

/** Returns a name that no other test uses, with letters only, as the form demands. */
export const createName = () =>
  `Amara ${randomUUID()
    .slice(-12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

export const buildRequest = (name: string): Record<RequiredField, string> => ({
  name,
  email: createAddress(),
  phone: '+447700900142',
  purpose: 'Replan crews and depots when a line closes. Show us where the dispatcher approves.',
});

/** Moves the pointer, as a visitor's first interaction, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // React hydrates the rest of the page a little later, and marks its elements.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main > *, body > footer')).every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

/** Delays scripts, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

export const getDemoForm = (page: Page) => page.getByRole('dialog', { name: demoDialog.title });
/** Returns the form on the demo page, which also answers posted forms. */
export const getPageForm = (page: Page) =>
  page.getByRole('region', { name: demoFormMessages.title, exact: true });
export const getDemoButton = (place: Page | Locator) =>
  place.getByRole('button', { name: actions.requestDemo, exact: true });

/** Opens the dialog and fills it in, with or without scripts. */
export async function fillWithoutScripts(
  page: Page,
  values: Partial<Record<DemoField, string>>,
): Promise<Locator> {
  await getDemoButton(page.getByRole('banner')).click();
  return fillDialog(page, values, getDemoForm(page));
}

/** Posts the form of a page before its scripts come. Returns the function that lets them come. */
export async function postBeforeScripts(
  page: Page,
  values: Partial<Record<DemoField, string>>,
): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await getDemoButton(await fillWithoutScripts(page, values)).click();
  await expect(page).toHaveURL('/demo');
  return release;
}

/** Opens the dialog with the button of the header. */
export async function openDialog(page: Page): Promise<Locator> {
  await hydrate(page);
  await getDemoButton(page.getByRole('banner')).click();
  // Hydration must come first, because only then does typing check the fields.
  const dialog = page.locator('dialog:has(form[novalidate])').and(getDemoForm(page));
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills the dialog in, and opens it before if none is given. */
export async function fillDialog(page: Page, values: Partial<Record<DemoField, string>>, open?: Locator) {
  const dialog = open ?? (await openDialog(page));
  for (const [name, value] of Object.entries(values))
    await dialog.getByLabel(demoFieldMessages[name as DemoField].label).fill(value);
  return dialog;
}

/** Sends the filled form without a session, which mails a code. */
export async function askForCode(dialog: Locator): Promise<void> {
  await getDemoButton(dialog).click();
  await expect(dialog.getByRole('textbox', { name: codeMessages.field })).toBeFocused();
}

/** Types the newest mailed code of an address, and sends the request with it. */
export async function confirmAndSend(dialog: Locator, address: string): Promise<void> {
  await dialog.getByRole('textbox', { name: codeMessages.field }).fill(await waitForCode(address));
  await dialog.getByRole('button', { name: demoDialog.codeStep.confirm }).click();
}

/** Makes the server forget the actions of this page, as after a new build. Returns how to end that. */
export async function forgetActions(page: Page): Promise<() => Promise<void>> {
  const forgotten = '7f'.repeat(21);
  const forget = (route: Route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const headers = request.headers();
    if ('next-action' in headers)
      return route.continue({ headers: { ...headers, 'next-action': forgotten } });
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const postData = body.replaceAll(/(\{"id":"|\$ACTION_ID_)[\da-f]{42}/g, `$1${forgotten}`);
    return route.continue({ postData: Buffer.from(postData, 'latin1') });
  };
  await page.route('**', forget);
  return () => page.unroute('**', forget);
}

/**
 * Fails when the console of its page reports an error. Without a page it starts no browser.
 * `account` is new, `member` is signed in, `staff` is signed in and on the team.
 */
interface Faults {
  inject: (fault: Omit<Fault, 'email'>) => Promise<void>;
  /** Returns the calls that met the faults. */
  end: () => Promise<FaultRecord[]>;
}

export const test = base.extend<{ account: Account; member: Account; staff: Account; faults: Faults }>({
  page: async ({ page }, provide, info) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The policy may stop nothing, whatever else a test expects to fail.
      const expected = info.tags.includes('@expects-errors') && !/security policy/i.test(message.text());
      if (!expected) errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => {
      // React reports a page that something else has changed, or a stylesheet that has not loaded.
      const expected =
        (info.tags.includes('@expects-errors') && /React error #418/.test(String(error))) ||
        (info.tags.includes('@without-styles') && String(error) === 'Event');
      if (!expected) errors.push(String(error));
    });
    await provide(page);
    expect(errors, 'console errors').toEqual([]);
  },
  account: async ({}, provide) => provide(await createAccount()),
  faults: async ({ account }, provide) => {
    const end = () => endFaults(account.email);
    await provide({ inject: (fault) => injectFault({ email: account.email, ...fault }), end });
    await end();
  },
  member: async ({ account, page }, provide) => {
    await signInByCookie(page, account);
    await provide(account);
  },
  staff: async ({ member }, provide) => {
    await makeStaff(member);
    await provide(member);
  },
});
