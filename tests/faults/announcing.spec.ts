import { backend, createAccount, dashboard, expect, freshName, request, signIn, test } from './support';
import { EVERY_MS } from '../../components/dashboard/poll';

test(
  'FT-20: answers about new requests that are lost, repeated or overtaken show no request twice',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account);
    await page.clock.install();
    await page.goto(dashboard);
    await expect(page.getByText(/^Total requests: \d+$/).first()).toBeVisible();
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
    const button = page.getByRole('status').getByRole('button', { name: '3 new requests' });
    // After failures it asks more rarely: 20, 40, 80, 160 seconds, and up to half more.
    for (const [turn, most] of [1, 3, 6, 12].entries()) {
      await page.clock.runFor(EVERY_MS / 2);
      expect(asked).toBe(turn);
      await page.clock.runFor(most * EVERY_MS + 100 - EVERY_MS / 2);
      await expect.poll(() => asked).toBe(turn + 1);
    }
    await expect(button).toBeVisible();
    for (const turn of [5, 6]) {
      await page.clock.runFor(EVERY_MS + 100);
      await expect.poll(() => asked).toBe(turn);
      await expect(button).toHaveCount(1);
    }
    await button.click();
    for (const name of names) await expect(page.getByRole('button', { name })).toHaveCount(1);
    const ids = await page
      .locator('dialog[id^="request-"]')
      .evaluateAll((panels) => panels.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  },
);
