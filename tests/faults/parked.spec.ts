import { rmSync } from 'node:fs';
import { dashboardWords, requestProgressWords, sendAgainWords } from '@/content/words/dashboard';
import { person, demoRequest, stack } from '../database/stack';
import { dashboard, expect, sessionCookies, test, violations, withOwnSite } from './support';

const { describe } = test;

describe('with a backend of its own', () => {
  test.afterAll(async () => {
    await stack.kill();
    rmSync(stack.data, { recursive: true, force: true });
  });

  test('FT-08: a mail that failed eight times is seen on the dashboard, and is sent again from there, once', async ({
    browser,
  }) => {
    test.slow();
    expect(await stack.start()).toBe('READY');
    const ada = await person();
    const bob = await person();
    const poison = demoRequest({ name: 'Poison Row' });
    const healthy = demoRequest({ name: 'Healthy Row' });
    expect((await ada.db.from('demo_requests').insert([poison, healthy])).error).toBeNull();

    // Seven tries over two days have failed; the eighth does now. The clock is moved in the stopped database.
    await stack.kill();
    await stack.sql(
      `update public.demo_request_notifications set attempts = 7, next_attempt_at = now() + interval '4 seconds' where request_id = '${poison.id}'`,
    );
    expect(await stack.start()).toBe('READY');
    await stack.fail(500, 1);
    await expect.poll(() => stack.notificationStatus(poison.id), { timeout: 20_000 }).toBe('parked');
    await stack.kill();
    await stack.sql(
      `update public.demo_request_notifications set next_attempt_at = now() where request_id = '${healthy.id}'`,
    );
    expect(await stack.start()).toBe('READY');
    await expect.poll(() => stack.notificationStatus(healthy.id), { timeout: 20_000 }).toBe('sent');
    // From here on nobody sends but the page: the schedule would take a released mail before it.
    await stack.kill();
    expect(await stack.start({ notifyEveryMs: null })).toBe('READY');
    const mails = async () =>
      (await stack.notifications()).filter(({ Subject }) => Subject.endsWith(poison.name)).length;
    expect(await mails()).toBe(0);

    const env = { SUPABASE_URL: stack.url, SUPABASE_PUBLISHABLE_KEY: stack.keys.publishable };
    await withOwnSite({ env }, async (site) => {
      const context = await browser.newContext({ baseURL: site.url });
      await context.addCookies(sessionCookies(bob.session).map((cookie) => ({ ...cookie, url: site.url })));
      const page = await context.newPage();
      await page.goto(dashboard);
      await expect(page.getByText(dashboardWords.unsent(1))).toBeVisible();
      await page.getByRole('link', { name: dashboardWords.openUnsent(1) }).click();
      const panel = page.getByRole('dialog', { name: poison.name });
      await expect(
        panel.getByText(requestProgressWords.tries(8, 8, 'mail service answered 500')),
      ).toBeVisible();
      const again = panel.getByRole('button', { name: requestProgressWords.sendAgain });
      expect(await violations(page)).toEqual([]);

      // The mail service is still down: it waits in line again.
      await stack.fail(500, 1);
      await again.click();
      await expect(panel.getByRole('status')).toHaveText(sendAgainWords.waiting);
      await expect(again).toHaveCount(0);
      await expect(
        panel.getByText(requestProgressWords.tries(1, 8, 'mail service answered 500')),
      ).toBeVisible();
      await expect(page.getByText(dashboardWords.unsent(1))).toHaveCount(0);

      // Parked once more; now it answers. Two presses, one mail.
      await stack.kill();
      await stack.sql(
        `update public.demo_request_notifications set status = 'parked', attempts = 8 where request_id = '${poison.id}'`,
      );
      expect(await stack.start({ notifyEveryMs: null })).toBe('READY');
      await page.goto(`${dashboard}?request=${poison.id}`);
      await again.dblclick();
      await expect(panel.getByRole('status')).toHaveText(sendAgainWords.sent);
      await expect(panel.getByText(requestProgressWords.team.sent)).toBeVisible();
      await expect(again).toHaveCount(0);
      expect(await mails()).toBe(1);
      expect(await stack.notificationStatus(poison.id)).toBe('sent');
      await context.close();
    });
  });
});
