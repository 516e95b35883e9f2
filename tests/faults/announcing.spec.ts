import { setTimeout as wait } from 'node:timers/promises';
import { dashboardWords } from '@/content/words/dashboard';
import {
  backend,
  createAccount,
  dashboard,
  expect,
  freshName,
  request,
  signIn,
  test,
  totalLine,
} from './support';
import { EVERY_MS } from '../../components/ui/poll';

test(
  'FT-20: answers about new requests that are lost, repeated or overtaken show no request twice',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account);
    await page.clock.install();
    await page.goto(dashboard);
    await expect(page.getByText(totalLine).first()).toBeVisible();
    // From here on its time passes only where it is told to.
    await page.clock.pauseAt(Date.now() + 1000);
    const client = backend();
    await client.auth.signInWithPassword(account);
    const names = [freshName(), freshName(), freshName()];
    for (const name of names)
      expect(
        (await client.from('demo_requests').insert({ ...request(name), phone: '447700900142' })).error,
      ).toBeNull();

    // Lost, broken, refused; then three; three again; and an old answer that comes late and knows of one only.
    const answers: (number | 'lost' | 'broken' | 'limited')[] = ['lost', 'broken', 'limited', 3, 3, 1];
    let asked = 0;
    await page.route('**/dashboard-list-form-data/new*', async (route) => {
      const answer = answers[asked] ?? 3;
      asked += 1;
      if (answer === 'lost') await route.abort();
      else if (answer === 'broken') await route.fulfill({ body: '<html>', contentType: 'text/html' });
      else if (answer === 'limited') await route.fulfill({ status: 429, json: {} });
      else await route.fulfill({ json: { count: answer } });
    });
    const button = page.getByRole('status').getByRole('button', { name: dashboardWords.newRequests(3) });
    /** Lets the page's clock run until it asks, and until that ended. Returns how many seconds passed on it. */
    const untilAsked = async () => {
      const isQuestion = (sent: { url: () => string }) => sent.url().includes('/new?');
      const ended = Promise.race([
        page.waitForEvent('requestfinished', isQuestion),
        page.waitForEvent('requestfailed', isQuestion),
      ]);
      const before = asked;
      let seconds = 0;
      for (; asked === before && seconds < 400; seconds += 1) {
        await page.clock.runFor(1000);
        // Its clock must not run past the deadline of a question that is on its way.
        await wait(20);
      }
      await ended;
      return seconds;
    };
    // After failures it asks more rarely: 20, 40, 80, 160 seconds, and up to half more.
    for (const times of [1, 2, 4, 8]) {
      const seconds = await untilAsked();
      const least = (times * EVERY_MS) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(least - 1);
      expect(seconds).toBeLessThanOrEqual(least * 1.5 + 1);
    }
    await expect(button).toBeVisible();
    for (const turn of ['repeated', 'overtaken']) {
      await untilAsked();
      await expect(button, turn).toHaveCount(1);
    }
    await button.click();
    for (const name of names) await expect(page.getByRole('button', { name })).toHaveCount(1);
    const ids = await page
      .locator('dialog[id^="request-"]')
      .evaluateAll((panels) => panels.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  },
);
