import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { limits } from '@/content/messages/errors';
import type { AuthIntent } from '@/lib/auth/actions';
import {
  type Account,
  backend,
  cookieHeader,
  dashboard,
  expect,
  sessionOf,
  setting,
  test as base,
} from '../e2e/support';

export * from '../e2e/support';

export const siteUrl = setting('SITE_URL');
export const distDir = setting('NEXT_DIST_DIR');

/** A test with the session of its account, and the Cookie header of that. */
export const test = base.extend<{ session: Session; cookie: string }>({
  session: async ({ account }, provide) => provide(await sessionOf(account)),
  cookie: ({ session }, provide) => provide(cookieHeader(session)),
});

/** The words of a list, which is written in lines. */
export const words = (text: string) => text.trim().split(/\s+/);

/** All actions that the build publishes, by name, with the id of each. */
export function actionIds(): Map<string, string> {
  const file = join(distDir, 'server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName: string }>;
  };
  return new Map(Object.entries(node).map(([id, { exportedName }]) => [exportedName, id]));
}

/** The id under which the build publishes an action. */
export function actionId(name: string): string {
  const id = actionIds().get(name);
  if (!id) throw new Error(`The build has no action ${name}.`);
  return id;
}

export interface Call {
  /** The site it is sent to, when it is not the one all tests share. */
  to?: string;
  path?: string;
  /** As sent by a page of the site, unless told otherwise; null sends none. */
  origin?: string | null;
  headers?: Record<string, string>;
}

/** Sends a POST as a page of the site would, and keeps redirects to look at. */
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

/** Asks for a page and keeps redirects to look at. */
export const get = (path: string, headers: Record<string, string> = {}, to = siteUrl) =>
  fetch(to + path, { headers, redirect: 'manual' });

/** Calls an action with plain values. */
export function callAction(name: string, args: unknown, call: Call = {}): Promise<Response> {
  const headers = { 'Next-Action': actionId(name), 'Content-Type': 'text/plain;charset=UTF-8' };
  return post(JSON.stringify(args), { ...call, headers: { ...headers, ...call.headers } });
}

/** A form, of these fields. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Sends a form to an action that takes the previous state, as React writes it, and the form. */
function sendStateForm(
  action: string,
  state: string,
  fields: Record<string, string>,
  call: Call,
): Promise<Response> {
  const form = formOf(Object.fromEntries(Object.entries(fields).map(([key, value]) => [`_1_${key}`, value])));
  form.set('0', `[${state},"$K1"]`);
  return post(form, { ...call, headers: { 'Next-Action': actionId(action), ...call.headers } });
}

/** Sends an account form. */
export const sendForm = (
  intent: AuthIntent,
  fields: Record<string, string>,
  call: Call = {},
): Promise<Response> =>
  // A page that does not have the action hands it on to one that has, and loses its cookies.
  sendStateForm('submitAuthForm', '{"status":"idle"}', { ...fields, intent }, { path: '/auth', ...call });

/** Presses a button whose action needs no script. */
export const pressWithoutScripts = (action: string, call: Call) =>
  post(formOf({ [`$ACTION_ID_${actionId(action)}`]: '' }), call);

/** What an action returned, out of the framework's answer. */
export async function resultOf(response: Response): Promise<Record<string, unknown> | null> {
  // Behind a long text, which has a row of its own, no line begins.
  const line = /(?<!\d)1:(\{"status"[^\n]*\})(?:\n|$)/.exec(await response.text())?.[1];
  return line ? (JSON.parse(line) as Record<string, unknown>) : null;
}

/** Whether a form's result says that the visitor was too fast. */
export const isTooMany = (result: Record<string, unknown> | null) =>
  [result?.['message'], (result?.['code'] as { error?: string } | undefined)?.error].some((text) =>
    String(text).startsWith(limits.tooMany),
  );

/** A valid request, as the form sends it. */
export const demoFields = (changes: Record<string, string> = {}) => ({
  name: 'Amara Nwosu',
  email: 'amara.nwosu@northwind-rail.example',
  phone: '447700900142',
  purpose: 'Replan crews and depots when a line closes.',
  draftId: crypto.randomUUID().replaceAll('-', ''),
  intent: 'send',
  ...changes,
});

/** Sends the demo form. */
export const sendDemoForm = (changes: Record<string, string> = {}, call: Call = {}): Promise<Response> =>
  sendStateForm('sendDemoForm', 'null', demoFields(changes), call);

/** Sends a demo request as somebody, and returns how that ended. */
export async function sendDemoRequest(
  cookie: string,
  changes: Record<string, string> = {},
  call: Call = {},
): Promise<unknown> {
  const headers = { Cookie: cookie, ...call.headers };
  return (await resultOf(await sendDemoForm(changes, { ...call, headers })))?.['status'];
}

/** A row of the table. */
export const demoRow = (changes: Record<string, string> = {}) => {
  const { name, email, phone, purpose } = demoFields();
  return { id: crypto.randomUUID(), name, email, phone, purpose, ...changes };
};

/** Saves requests past the site, as somebody. */
export async function insertRequests(account: Account, changes: Record<string, string>[]): Promise<void> {
  const client = backend();
  await client.auth.signInWithPassword(account);
  const rows = changes.map(demoRow);
  expect((await client.from('demo_requests').insert(rows)).error).toBeNull();
}

/** Ends every session of an account, as somebody who signs out elsewhere does. */
export async function signOutElsewhere(account: Account): Promise<void> {
  const { auth } = backend();
  await auth.signInWithPassword(account);
  await auth.signOut({ scope: 'global' });
}

/** The cookies that an answer sets. */
export const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));

/** Sends bytes as they are and returns what comes back until the server closes or falls silent. */
export function exchange(bytes: string, { to = siteUrl, silentMs = 1500 } = {}): Promise<string> {
  const { hostname, port } = new URL(to);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(silentMs, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** Asks for a path that a client would tidy up before it is sent. */
export const getAsWritten = (path: string) =>
  exchange(`GET ${path} HTTP/1.1\r\nHost: ${new URL(siteUrl).host}\r\nConnection: close\r\n\r\n`, {
    silentMs: 5000,
  });

/** Watches whether a page runs `__run()`, which only an attack does. */
export async function watchRun(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('__run', () => ran.push('run'));
  return ran;
}

/** Somebody with a browser of their own, which keeps the cookies it is given and sends them along. */
export function visitor(to = siteUrl) {
  const jar = new Map<string, string>();
  const headers = (more: Record<string, string> = {}) => ({
    Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    ...more,
  });
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const self = {
    jar,
    headers,
    open: async (path: string) => keep(await get(path, headers(), to)),
    /** What a form's action returned. */
    result: async (intent: AuthIntent, fields: Record<string, string>, more: Record<string, string> = {}) =>
      resultOf(keep(await sendForm(intent, fields, { to, headers: headers(more) }))),
    /** What the demo form's action returned. */
    send: async (changes: Record<string, string>) =>
      resultOf(keep(await sendDemoForm(changes, { to, headers: headers() }))),
    /** Whose list the dashboard shows; undefined for nobody. */
    sees: async () => /[\w.-]+@harbour-freight\.example/.exec(await (await self.open(dashboard)).text())?.[0],
  };
  return self;
}

/** Whether a password opens an account. */
export const opens = async (email: string, password: string) =>
  !(await backend().auth.signInWithPassword({ email, password })).error;
