import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as forward } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { limits } from '@/content/words/limits';
import { freePort } from '../../supabase/local/ports';
import { CHILD_ENTRY, exitCode, untilAnswers } from '../../supabase/local/run';
import { type Account, backend, expect, mailedLink, numbered } from '../e2e/support';
import { printedBy } from '../support/printed';

export * from '../e2e/support';

/** What somebody reads who was too fast, as the source of a pattern: that it was too often, and one of these waits. */
export const tooMany = (...waits: string[]) => `${RegExp.escape(limits.tooMany)} (${waits.join('|')})`;
/** The same of whoever has sent as many requests as an hour takes. */
export const hourly = (...waits: string[]) =>
  demoOutcomes
    .hourly('\n')
    .split('\n')
    .map((part) => RegExp.escape(part))
    .join(`(${waits.join('|')})`);
export const waits = {
  minute: RegExp.escape(limits.inAMinute),
  minutes: numbered(limits.inMinutes),
  hour: RegExp.escape(limits.inAnHour),
};

export const siteUrl = process.env['SITE_URL'] ?? '';
export const dashboard = '/dashboard-list-form-data';
export const distDir = process.env['NEXT_DIST_DIR'] ?? '.next';

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
  { to = siteUrl, path = '/', origin = to, headers = {} }: Call,
): Promise<Response> {
  return fetch(to + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(origin !== null && { Origin: origin }), ...headers },
    body,
  });
}

/** Calls an action with plain values. */
export function callAction(name: string, args: unknown, call: Call = {}): Promise<Response> {
  const headers = { 'Next-Action': actionId(name), 'Content-Type': 'text/plain;charset=UTF-8' };
  return post(JSON.stringify(args), { ...call, headers: { ...headers, ...call.headers } });
}

/** Sends a form to an action that takes the previous state and the form. */
export function sendForm(name: string, fields: Record<string, string>, call: Call = {}): Promise<Response> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(`_1_${key}`, value);
  form.set('0', '[{"status":"idle"},"$K1"]');
  return post(form, {
    // A page that does not have the action hands it on to one that has, and loses its cookies.
    path: ['requestReset', 'setNewPassword'].includes(name) ? '/auth/reset' : '/auth',
    ...call,
    headers: { 'Next-Action': actionId(name), ...call.headers },
  });
}

/** What an action returned, out of the framework's answer. */
export async function resultOf(response: Response): Promise<Record<string, unknown> | null> {
  const line = /^1:(\{.*\})$/m.exec(await response.text())?.[1];
  return line ? (JSON.parse(line) as Record<string, unknown>) : null;
}

/** The Cookie header of a session, written as the site writes it. */
export function sessionCookie(session: unknown): string {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const parts = value.match(/.{1,3180}/g) ?? [];
  return parts.length === 1
    ? `session=${value}`
    : parts.map((part, index) => `session.${index}=${part}`).join('; ');
}

/** Signs in past the site. */
export async function sessionOf(account: Account) {
  const client = backend();
  const { data, error } = await client.auth.signInWithPassword(account);
  expect(error).toBeNull();
  if (!data.session) throw new Error('no session');
  return { client, session: data.session, cookie: sessionCookie(data.session) };
}

/** Sends bytes as they are and returns what comes back until the server closes or falls silent. */
export function exchange(bytes: string, silentMs = 1500): Promise<string> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(silentMs, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** Further processes of the same build, for tests that watch one or wear it out. They end with the test's worker. */
export async function startServer(settings: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    [
      CHILD_ENTRY,
      'node_modules/next/dist/bin/next',
      'start',
      '--hostname',
      'localhost',
      '--port',
      String(port),
    ],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'production',
        SUPABASE_URL: process.env['FAULT_PROXY_URL'],
        ...settings,
        SITE_URL: url,
      },
    },
  );
  const output = printedBy(child);
  await untilAnswers(url, exitCode(child)).catch((cause: unknown) => {
    throw new Error(output(), { cause });
  });
  const lines = () => output().split('\n').filter(Boolean);
  const usage = () => {
    const folder = `/proc/${child.pid}`;
    const [user = 0, system = 0] =
      readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    const pages = Number(readFileSync(`${folder}/statm`, 'utf8').split(' ')[1]);
    return { cpuSeconds: (user + system) / 100, residentMb: (pages * 4096) / 1e6 };
  };
  return { url, lines, child, usage, stop: () => child.kill('SIGKILL') };
}

/** Stands before the backend, passes everything on and remembers it. */
export async function startRecorder(answer?: (call: IncomingMessage) => Response | undefined) {
  const calls: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const target = process.env['SUPABASE_URL'] ?? '';
  const server = createServer((call, reply) => {
    calls.push({ url: call.url ?? '', headers: call.headers });
    const own = answer?.(call);
    if (own) {
      call.resume();
      void own.text().then((text) => reply.writeHead(own.status, Object.fromEntries(own.headers)).end(text));
      return;
    }
    const onward = forward(new URL(call.url ?? '/', target), { method: call.method, headers: call.headers });
    onward.on('response', (found) => {
      reply.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(reply);
    });
    call.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A valid request for the demo action. */
export const demoRequest = (changes: Record<string, unknown> = {}) => ({
  name: 'Amara Nwosu',
  email: 'amara.nwosu@northwind-rail.example',
  phone: '447700900142',
  purpose: 'Replan crews and depots when a line closes.',
  id: crypto.randomUUID(),
  ...changes,
});

/** Somebody with a browser of their own: keeps the cookies it is given, and sends them along. */
export function visitor(to = siteUrl) {
  const jar = new Map<string, string>();
  const headers = () => ({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
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
    open: async (path: string) => keep(await fetch(to + path, { headers: headers(), redirect: 'manual' })),
    /** Where a path leads. */
    leadsTo: async (path: string) => (await self.open(path)).headers.get('location')?.replace(to, ''),
    form: async (action: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
      keep(await sendForm(action, fields, { to, headers: { ...headers(), ...more } })),
    /** What a form's action returned. */
    result: async (action: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
      resultOf(await self.form(action, fields, more)),
    /** Presses the button of the page that asks before a link is followed; without scripts. */
    sayYes: async () => {
      const form = new FormData();
      form.set(`$ACTION_ID_${actionId('followStoredLink')}`, '');
      const response = keep(await post(form, { to, path: '/auth/continue', headers: headers() }));
      return response.headers.get('location')?.replace(to, '');
    },
    /** Whose list the dashboard shows; undefined for nobody. */
    sees: async () => /[\w.-]+@harbour-freight\.example/.exec(await (await self.open(dashboard)).text())?.[0],
  };
  return self;
}

/** The path of the newest mailed link to an address. */
export const linkTo = async (email: string, subject: RegExp) => {
  const { pathname, search } = new URL(await mailedLink(email, subject));
  return pathname + search;
};

/** Whether a password opens an account. */
export const opens = async (email: string, password: string) =>
  !(await backend().auth.signInWithPassword({ email, password })).error;
