import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { limits } from '@/content/messages/errors';
import type { RequiredField } from '@/lib/demo/fields';
import {
  type Account,
  createBackendClient,
  buildCookieHeader,
  dashboard,
  expect,
  createSession,
  readSetting,
  test as base,
} from '../e2e/support';

export * from '../e2e/support';

export const siteUrl = readSetting('SITE_URL');
export const distDir = readSetting('NEXT_DIST_DIR');

/** Adds the session of its account, and the Cookie header of that session. */
export const test = base.extend<{ session: Session; cookie: string }>({
  session: async ({ account }, provide) => provide(await createSession(account)),
  cookie: ({ session }, provide) => provide(buildCookieHeader(session)),
});

export const splitWords = (text: string) => text.trim().split(/\s+/);

/** Lists all actions of the build by name, with the id of each. */
export function readActionIds(): Map<string, string> {
  const file = join(distDir, 'server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName: string }>;
  };
  return new Map(Object.entries(node).map(([id, { exportedName }]) => [exportedName, id]));
}

export function readActionId(name: string): string {
  const id = readActionIds().get(name);
  if (!id) throw new Error(`The build has no action ${name}.`);
  return id;
}

export interface Call {
  /** Another site than the one that all tests share. */
  to?: string;
  path?: string;
  /** Null sends no origin. The default is the site's own. */
  origin?: string | null;
  headers?: Record<string, string>;
}

/** Sends a POST as a page of the site does, without following redirects. */
export function post(
  body: BodyInit,
  { to = siteUrl, path = '/', origin = to, headers = {} }: Call = {},
): Promise<Response> {
  return fetch(to + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(origin !== null && { Origin: origin }), ...headers },
    body,
  });
}

/** Loads a page without following redirects. */
export const get = (path: string, headers: Record<string, string> = {}, to = siteUrl) =>
  fetch(to + path, { headers, redirect: 'manual' });

export function callAction(name: string, args: unknown, call: Call = {}): Promise<Response> {
  const headers = { 'Next-Action': readActionId(name), 'Content-Type': 'text/plain;charset=UTF-8' };
  return post(JSON.stringify(args), { ...call, headers: { ...headers, ...call.headers } });
}

export function buildForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Sends a form to an action with its previous state, as React writes both. */
function sendStateForm(
  action: string,
  state: string,
  fields: Record<string, string>,
  call: Call,
): Promise<Response> {
  const form = buildForm(
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [`_1_${key}`, value])),
  );
  form.set('0', `[${state},"$K1"]`);
  return post(form, { ...call, headers: { 'Next-Action': readActionId(action), ...call.headers } });
}

/** The actions of the account forms. */
const authActions = {
  'sign-in': 'signIn',
  'sign-up': 'signUp',
  mail: 'sendCode',
  confirm: 'confirmAddress',
  password: 'choosePassword',
};

export type AuthIntent = keyof typeof authActions;

export const sendForm = (
  intent: AuthIntent,
  fields: Record<string, string>,
  call: Call = {},
): Promise<Response> =>
  // A page without the action forwards it to one that has it, and loses its cookies.
  sendStateForm(authActions[intent], '{"status":"idle"}', fields, { path: '/auth', ...call });

/** Presses a button whose action needs no script. */
export const pressWithoutScripts = (action: string, call: Call) =>
  post(buildForm({ [`$ACTION_ID_${readActionId(action)}`]: '' }), call);

/** Finds the result of an action in Next's response. */
export async function readResult(response: Response): Promise<Record<string, unknown> | null> {
  // A long text before it has its own row, without a line end.
  const line = /(?<!\d)1:(\{"status"[^\n]*\})(?:\n|$)/.exec(await response.text())?.[1];
  return line ? (JSON.parse(line) as Record<string, unknown>) : null;
}

/** Recognizes a form result for a visitor who was too fast. */
export const isTooMany = (result: Record<string, unknown> | null) =>
  [result?.['message'], (result?.['code'] as { error?: string } | undefined)?.error].some((text) =>
    String(text).startsWith(limits.tooMany),
  );

const requiredFields: Record<RequiredField, string> = {
  name: 'Amara Nwosu',
  email: 'amara.nwosu@northwind-rail.example',
  phone: '447700900142',
  purpose: 'Replan crews and depots when a line closes.',
};

/** Returns a valid request, as the form sends it. */
export const buildDemoFields = (changes: Record<string, string> = {}) => ({
  ...requiredFields,
  draftId: crypto.randomUUID().replaceAll('-', ''),
  ...changes,
});

type DemoAction = 'requestDemo' | 'mailDemoCode' | 'confirmDemoCode';

export const sendDemoForm = (
  changes: Record<string, string> = {},
  call: Call = {},
  action: DemoAction = 'requestDemo',
): Promise<Response> => sendStateForm(action, 'null', buildDemoFields(changes), call);

/** Sends a demo request as an account, and returns the result. */
export async function sendDemoRequest(
  cookie: string,
  changes: Record<string, string> = {},
  call: Call = {},
): Promise<unknown> {
  const headers = { Cookie: cookie, ...call.headers };
  return (await readResult(await sendDemoForm(changes, { ...call, headers })))?.['status'];
}

export const buildDemoRow = (changes: Record<string, string> = {}) => ({
  id: crypto.randomUUID(),
  ...requiredFields,
  ...changes,
});

/** Saves requests as an account, without the site. */
export async function insertRequests(account: Account, changes: Record<string, string>[]): Promise<void> {
  const client = createBackendClient();
  await client.auth.signInWithPassword(account);
  const rows = changes.map(buildDemoRow);
  expect((await client.from('demo_requests').insert(rows)).error).toBeNull();
}

/** Ends every session of an account, like a sign-out elsewhere. */
export async function signOutElsewhere(account: Account): Promise<void> {
  const { auth } = createBackendClient();
  await auth.signInWithPassword(account);
  await auth.signOut({ scope: 'global' });
}

export const readCookies = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));

/** Sends raw bytes, and returns the response until the server closes. */
export function exchange(bytes: string, to = siteUrl): Promise<string> {
  const { hostname, port } = new URL(to);
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(response));
  });
}

/** Requests a path that a client would normalize. */
export const getUnchanged = (path: string) =>
  exchange(`GET ${path} HTTP/1.1\r\nHost: ${new URL(siteUrl).host}\r\nConnection: close\r\n\r\n`);

/** Watches whether a page runs `__run()`, which only an attack calls. */
export async function watchRun(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('__run', () => ran.push('run'));
  return ran;
}

/** Makes a visitor with their own browser, which keeps and sends cookies. */
export function createVisitor(to = siteUrl) {
  const cookies = new Map<string, string>();
  const headers = (more: Record<string, string> = {}) => ({
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...more,
  });
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const self = {
    cookies,
    headers,
    open: async (path: string) => keep(await get(path, headers(), to)),
    result: async (intent: AuthIntent, fields: Record<string, string>, more: Record<string, string> = {}) =>
      readResult(keep(await sendForm(intent, fields, { to, headers: headers(more) }))),
    send: async (changes: Record<string, string>, action?: DemoAction) =>
      readResult(keep(await sendDemoForm(changes, { to, headers: headers() }, action))),
    /** Returns the address in the dashboard, or undefined for a signed-out visitor. */
    sees: async () =>
      />([\w.-]+@harbour-freight\.example)<\/p>/.exec(await (await self.open(dashboard)).text())?.[1],
  };
  return self;
}

/** Returns a different code. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, '0');

export const opensAccount = async (email: string, password: string) =>
  !(await createBackendClient().auth.signInWithPassword({ email, password })).error;
