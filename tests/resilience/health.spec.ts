import { deliveryMessages, dashboardMessages, panelMessages } from '@/content/messages/dashboard';
import { withSite } from '../support/site-process';
import {
  addSession,
  createAddress,
  createVisitor,
  dashboard,
  endFaults,
  expect,
  get,
  injectFault,
  test,
} from './support';

interface Health {
  status: string;
  [part: string]: string;
}
const readHealth = async (to: string) => (await (await get('/api/health', {}, to)).json()) as Health;
const readErrors = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('FT-55: Code mails that are rejected for two mail domains turn the health check red, each with a log line', async () => {
  await withSite({}, async ({ url, output }) => {
    expect(await readHealth(url)).toMatchObject({ status: 'ok', codeMails: 'ok' });
    for (const domain of ['harbour-freight.example', 'northwind-rail.example']) {
      const email = createAddress().replace(/@.*/, `@${domain}`);
      const body = { code: 500, error_code: 'unexpected_failure', msg: 'Error sending confirmation email' };
      await injectFault({ email, path: '/auth/v1/', status: 500, body });
      expect(await createVisitor(url).result('mail', { email })).toMatchObject({ status: 'code' });
      await endFaults(email);
    }
    expect(await readHealth(url)).toMatchObject({ status: 'failing', auth: 'ok', codeMails: 'failing' });
    const errors = readErrors(output());
    expect(errors).toHaveLength(2);
    for (const error of errors) {
      expect(error).toMatchObject({ status: 500, message: expect.stringContaining('Error sending') });
      expect(error['requestId']).toBeTruthy();
    }
    expect(JSON.stringify(errors)).not.toContain('@');
    const email = createAddress();
    expect(await createVisitor(url).result('mail', { email })).toMatchObject({ status: 'code' });
    expect(await readHealth(url)).toMatchObject({ status: 'ok', codeMails: 'ok' });
  });
});

test('FT-56: A secret key that the auth service rejects turns the health check red, with a log line', async () => {
  const env = {
    SUPABASE_AUTH_SECRET_KEY: 'sb_secret_deleted_yesterday',
    VISITOR_ADDRESS_HEADER: 'x-real-ip',
  };
  await withSite({ env }, async ({ url, output }) => {
    expect(await readHealth(url)).toMatchObject({ status: 'failing', database: 'ok', auth: 'key-refused' });
    const headers = { 'X-Real-IP': '198.51.100.60' };
    const fields = { email: createAddress(), password: 'a-long-enough-password' };
    expect(await createVisitor(url).result('sign-in', fields, headers)).toMatchObject({ status: 'failed' });
    expect(readErrors(output()).map(({ event }) => event)).toEqual(
      expect.arrayContaining(['health-check-failed', 'sign-in-failed']),
    );
    expect(output()).not.toContain('deleted_yesterday');
  });
});

test('FT-57: A setting of the auth service that only its rejections show turns the health check red', async () => {
  await withSite({}, async ({ url, output }) => {
    const email = createAddress();
    const body = { code: 400, error_code: 'captcha_failed', msg: 'captcha protection: request disallowed' };
    await injectFault({ email, path: '/auth/v1/', status: 400, body });
    await createVisitor(url).result('mail', { email });
    await endFaults(email);
    expect(await readHealth(url)).toMatchObject({ status: 'failing', auth: 'failing' });
    expect(readErrors(output())).toMatchObject([{ code: 'captcha_failed', status: 400 }]);
  });
});

test('FT-08, FT-58: Staff and the health check report a late notification, and staff send a dead letter again', async ({
  browser,
}) => {
  test.slow();
  // The import makes the folder of the backend.
  const { testBackend, createPerson, buildDemoRequest, callFunction } =
    await import('../database/test-backend');
  const runQueue = () => callFunction({ apikey: testBackend.keys.secret }, '{}');
  try {
    expect(await testBackend.start({ notifyEveryMs: null })).toBe('READY');
    const [ada, bob] = [await createPerson(), await createPerson()];
    await testBackend.sql(`insert into public.staff (email) values ('${bob.email}')`);
    const env = { SUPABASE_URL: testBackend.url, SUPABASE_PUBLISHABLE_KEY: testBackend.keys.publishable };
    await withSite({ env }, async ({ url }) => {
      const stopped = { schedule: 'stopped', notifications: 'ok' };
      expect(await readHealth(url)).toMatchObject({ status: 'failing', ...stopped });
      const row = buildDemoRequest({ name: 'Late Row' });
      expect((await ada.db.from('demo_requests').insert(row)).error).toBeNull();
      testBackend.fail(401, 1000);
      await testBackend.sql(`
        update public.deliveries set next_attempt_at = now();
        update public.demo_requests set created_at = now() - interval '181 seconds'`);
      expect(await (await runQueue()).json()).toEqual({ sent: 0, failed: 1 });
      await withSite({ env }, async (fresh) => {
        const late = { schedule: 'ok', notifications: 'failing' };
        expect(await readHealth(fresh.url)).toMatchObject({ status: 'failing', database: 'ok', ...late });
      });

      const context = await browser.newContext({ baseURL: url });
      await addSession(context, bob.session, url);
      const page = await context.newPage();
      await page.goto(dashboard);
      await expect(page.getByText(dashboardMessages.undelivered(1))).toContainText(
        deliveryMessages.cause('mail service answered 401', ''),
      );
      await testBackend.sql(`update public.deliveries set status = 'dead_letter', attempts = 5`);
      testBackend.fail(200, 0);
      await page.reload();
      await page.getByRole('link', { name: dashboardMessages.openUndelivered(1) }).click();
      const panel = page.getByRole('dialog', { name: row.name });
      await panel.getByRole('button', { name: panelMessages.retry }).dblclick();
      await expect(panel.getByRole('button', { name: panelMessages.retry })).toHaveCount(0);
      await runQueue();
      expect(await testBackend.notificationStatus(row.id)).toBe('sent');
      expect(await testBackend.notifications()).toHaveLength(1);
      await page.goto(dashboard);
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByText(dashboardMessages.undelivered(1))).toHaveCount(0);
      await context.close();
    });
  } finally {
    await testBackend.remove();
  }
});
