import { actions } from '@/content/messages/layout';
import { listMessages } from '@/content/messages/dashboard';
import { demoFieldMessages, demoOutcomes } from '@/content/messages/demo';
import {
  buildCookieHeader,
  createSession,
  dashboard,
  getDemoForm,
  endFaults,
  expect,
  fillDialog,
  createName,
  get,
  hydrate,
  injectFault,
  getToasts,
  shortenSession,
  sent,
  signOutElsewhere,
  readRequests,
  submitAccount,
  getSubmitButton,
  sendDemoForm,
  test,
} from './support';

const token = '/auth/v1/token';

const sessionCookiesOf = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => cookie.startsWith('session'));

test('FT-12: A visitor whose session ends in the open form keeps the draft through the next sign-in', async ({
  account,
  values,
  home,
}) => {
  let dialog = await fillDialog(home, values);
  await signOutElsewhere(account);
  await getSubmitButton(home).click();
  await expect(dialog.getByText(demoOutcomes.signedOut)).toBeVisible();
  await dialog.getByRole('link', { name: actions.signIn }).click();
  await expect(home).toHaveURL('/auth?next=%2F');
  await submitAccount(home, account);
  dialog = getDemoForm(home);
  await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue(values.purpose);
  await hydrate(home);
  await getSubmitButton(home).click();
  await expect(getToasts(home).getByText(sent)).toBeVisible();
  expect(await readRequests(account, values.name)).toHaveLength(1);
});

test('FT-13: Ten requests at once with an expired token are served, and nobody is signed out', async ({
  account,
}) => {
  const areServed = async () => {
    const session = await createSession(account);
    await injectFault({ email: session.refresh_token, path: token, delay: 300 });
    const Cookie = buildCookieHeader(shortenSession(session, -10));
    const responses = await Promise.all(Array.from({ length: 10 }, () => get(dashboard, { Cookie })));
    expect((await endFaults(session.refresh_token))[0]?.hits.length).toBeGreaterThan(0);
    const refreshed = new Set<string>();
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('private, no-store');
      const cookies = sessionCookiesOf(response);
      expect(cookies.join()).not.toMatch(/max-age=0/i);
      for (const cookie of cookies) refreshed.add(refreshTokenOf(cookie));
    }
    expect(refreshed.size, 'sessions that came of it').toBeLessThanOrEqual(1);
    for (const path of ['/', '/privacy', '/blogs'])
      expect((await get(path, { Cookie })).headers.getSetCookie(), path).toEqual([]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.every((text) => text.includes(account.email));
  };
  // On a busy machine a page may give its refresh up, and says so: the next session shows it.
  await expect.poll(areServed, { timeout: 150_000 }).toBe(true);
});

function refreshTokenOf(cookie: string): string {
  const value = /^session=base64-([\w-]+)/.exec(cookie)?.[1] ?? '';
  return (JSON.parse(Buffer.from(value, 'base64url').toString()) as { refresh_token: string }).refresh_token;
}

test('FT-14: A refresh that fails for a moment is tried again with growing pauses, and succeeds', async ({
  account,
  session,
}) => {
  for (const status of [502, 504])
    await injectFault({ email: session.refresh_token, path: token, status, times: 1 });
  await injectFault({ email: session.refresh_token, path: token });
  const response = await get(dashboard, { Cookie: buildCookieHeader(shortenSession(session, -10)) });
  expect(await response.text()).toContain(account.email);
  const tries = (await endFaults(session.refresh_token)).flatMap(({ hits }) => hits).sort((a, b) => a - b);
  const pauses = tries.slice(1, 3).map((at, index) => at - (tries[index] ?? 0));
  expect(pauses).toHaveLength(2);
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(195 * 2 ** index);
});

test('FT-14: A rejected refresh ends the session, and one without a response does not', async ({
  session,
}) => {
  const Cookie = buildCookieHeader(shortenSession(session, -10));
  await injectFault({ email: session.refresh_token, path: token, status: 503 });
  const unanswered = await get(dashboard, { Cookie });
  expect(await unanswered.text()).toContain(listMessages.errorTitle);
  expect(sessionCookiesOf(unanswered)).toEqual([]);
  await endFaults(session.refresh_token);

  const body = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' };
  await injectFault({ email: session.refresh_token, path: token, status: 400, body });
  const rejected = await get(dashboard, { Cookie });
  await endFaults(session.refresh_token);
  expect(rejected.headers.get('location')).toContain('/auth?next=');
  expect(sessionCookiesOf(rejected).join()).toMatch(/^session=;.*max-age=0/i);
});

test('FT-02: The dashboard gives up an auth service that hangs, says so, and signs nobody out', async ({
  cookie,
  faults,
}) => {
  await faults.inject({ path: '/auth/v1/user', delay: 60_000 });
  const response = await get(dashboard, { Cookie: cookie });
  expect(await response.text()).toContain(listMessages.errorTitle);
  expect(response.headers.getSetCookie()).toEqual([]);
  await faults.end();
});

test('FT-25: A call that refreshes the session does not reload the page', async ({ account, session }) => {
  const headers = { Cookie: buildCookieHeader(shortenSession(session, -10)) };
  const name = createName();
  const response = await sendDemoForm({ name }, { headers });
  expect(await response.text()).toContain('"status":"sent"');
  expect(sessionCookiesOf(response)).toHaveLength(1);
  // With this header the response has page data, and a page of another build reloads.
  expect(response.headers.has('x-action-revalidated')).toBe(false);
  expect(await readRequests(account, name)).toHaveLength(1);
});
