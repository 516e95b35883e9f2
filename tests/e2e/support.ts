import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import { actions } from '../../content/words/actions.ts';
import { site } from '../../content/site.ts';
import { authForms, confirmationSubject } from '../../content/words/auth.ts';
import { demoDialog } from '../../content/words/demo.ts';
import { demoFieldWords } from '../../content/words/demo-form.ts';
import { demoOutcomes } from '../../content/words/demo-outcomes.ts';
import { requestListWords } from '../../content/words/dashboard.ts';
import { receiptMail } from '../../content/words/mail.ts';
import { toasts } from '../../content/words/toasts.ts';
import type { Fault, FaultRecord } from '../support/fault-proxy';

/** What tests/run.ts says about the site under test. */
export const setting = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start the browser tests with npm test.`);
  return value;
};

/** What the site says once a request is sent, or could not be saved. */
export const sent = demoOutcomes.sent;
export const saveFailed = demoOutcomes.notSaved;

/** Words with a number in them, as the source of a pattern: of any number that is written so. They are asked for the plural. */
export const numbered = (words: (number: number) => string, digits = String.raw`\d+`) =>
  words(7)
    .split('7')
    .map((part) => RegExp.escape(part))
    .join(digits);

/** The line above the whole list of requests, and above those that were searched for. */
export const totalLine = new RegExp(`^${numbered(requestListWords.total)}$`);
export const matchingLine = new RegExp(`^${numbered(requestListWords.matching)}$`);

/** The place where toasts appear; after its name a screen reader says the key that leads there. */
export const toastRegion = new RegExp(`^${RegExp.escape(toasts.region)}`);

/** The subjects of mails to accounts. */
const whole = (words: string) => new RegExp(`^${RegExp.escape(words)}$`);
export const confirmMail = whole(confirmationSubject(site.name));
export const resetMail = whole(
  /^\[auth\.email\.template\.recovery\]\nsubject = "(.+)"$/m.exec(
    readFileSync('supabase/config.toml', 'utf8'),
  )?.[1] ?? '',
);

export interface Mail {
  ID: string;
  Subject: string;
  To: { Address: string }[];
  Text: string;
  HTML: string;
}

/** The mails that reached an address or carry a text, newest first. */
export async function mailsWith(text: string): Promise<Mail[]> {
  const url = setting('MAILBOX_URL');
  const query = encodeURIComponent(`"${text}"`);
  const { messages } = (await (await fetch(`${url}/api/v1/search?limit=500&query=${query}`)).json()) as {
    messages: Mail[];
  };
  const whole = messages.map(
    async ({ ID }) => (await (await fetch(`${url}/api/v1/message/${ID}`)).json()) as Mail,
  );
  return Promise.all(whole);
}

/** Of these, without the receipts, which come a little later. */
export async function teamMails(text: string): Promise<Mail[]> {
  const mails = await mailsWith(text);
  return mails.filter(({ Subject }) => Subject !== receiptMail.subject(site.name));
}

/** What the receiver of webhooks verified about a request with this name, newest first: the types. */
export async function toldAbout(name: string): Promise<string[]> {
  const answer = await fetch(`${setting('MAILBOX_URL')}/webhooks/received`);
  const { deliveries } = (await answer.json()) as { deliveries: { verified: boolean; body: string }[] };
  return deliveries
    .filter(({ verified, body }) => verified && body.includes(name))
    .map(({ body }) => (JSON.parse(body) as { type: string }).type);
}

/** Waits for the newest mail to an address and returns the link in it. */
export async function mailedLink(address: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mailsWith(address)).find(({ Subject }) => subject.test(Subject));
    link = /href="([^"]+)"/.exec(mail?.HTML ?? '')?.[1]?.replaceAll('&amp;', '&');
    expect(link).toBeTruthy();
  }).toPass();
  return link ?? '';
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

/** An account whose address is confirmed by the mailed link's token. */
export async function createAccount(): Promise<Account> {
  const account = { email: freshAddress(), password: `pass-${randomUUID()}` };
  const client = backend();
  const { error } = await client.auth.signUp(account);
  expect(error).toBeNull();
  const link = new URL(await mailedLink(account.email, confirmMail));
  const token_hash = link.searchParams.get('token_hash') ?? '';
  expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
  return account;
}

/** The stored requests with this name, as the account sees them. */
export async function storedRequests(account: Account, name: string) {
  const client = backend();
  await client.auth.signInWithPassword(account);
  const { data, error } = await client.from('demo_requests').select('*').eq('name', name);
  expect(error).toBeNull();
  return (data ?? []) as { email: string; phone: string }[];
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

export async function signIn(page: Page, account: Account, next = '/'): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await expect(page).toHaveURL(next);
}

/** Signs in past the site. */
export async function sessionOf(account: Account): Promise<Session> {
  const { data, error } = await backend().auth.signInWithPassword(account);
  expect(error).toBeNull();
  if (!data.session) throw new Error('no session');
  return data.session;
}

/** The cookies of a session, as the site writes them. */
export function sessionCookies(session: Session): { name: string; value: string }[] {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const parts = value.match(/.{1,3180}/g) ?? [];
  const named = parts.map((part, index) => ({
    name: parts.length === 1 ? 'session' : `session.${index}`,
    value: part,
  }));
  return [...named, { name: 'signed-in', value: '1' }];
}

export const cookieHeader = (session: Session) =>
  sessionCookies(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Signs in without the form, before the page is opened. */
export async function signInByCookie(page: Page, account: Account, url = setting('SITE_URL')): Promise<void> {
  const cookies = sessionCookies(await sessionOf(account));
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })));
}

/** A name no other test uses: letters only, as the form demands. */
export const freshName = () =>
  `Amara ${randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'x')} ${Date.now()
    .toString(36)
    .replace(/\d/g, (d) => 'ghijklmnop'[Number(d)] ?? '')}`;

export const request = (name: string) => ({
  name,
  email: 'amara.nwosu@northwind-rail.example',
  phone: '+44 7700 900142',
  purpose: 'Replan crews and depots when a line closes. Show us where the dispatcher approves.',
});

/** Lets the pointer move, as a visitor's first interaction, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Opens the dialog with the button of the header. */
export async function openDialog(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: actions.requestDemo }).click();
  // Hydrated: before, nothing is checked as it is typed.
  const dialog = page
    .locator('dialog[data-hydrated]')
    .and(page.getByRole('dialog', { name: demoDialog.title }));
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills the dialog in; opens it before, unless it is given. */
export async function fillDialog(page: Page, values: ReturnType<typeof request>, open?: Locator) {
  const dialog = open ?? (await openDialog(page));
  await dialog.getByLabel(demoFieldWords.name.label).fill(values.name);
  await dialog.getByLabel(demoFieldWords.email.label).fill(values.email);
  await dialog.getByLabel(demoFieldWords.phone.label).fill(values.phone);
  await dialog.getByLabel(demoFieldWords.purpose.label).fill(values.purpose);
  return dialog;
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

/** A test that fails when the console of its page reports an error. One without a page needs no browser. */
export const test = base.extend({
  page: async ({ page }, provide, info) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // Nothing may ever be stopped by the policy, whatever else a test expects to fail.
      const expected = info.tags.includes('@expects-errors') && !/security policy/i.test(message.text());
      if (!expected) errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await provide(page);
    expect(errors, 'console errors').toEqual([]);
  },
});

export { violations } from '../support/accessibility.ts';
export { expect };
