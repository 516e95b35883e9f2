import { requestMail } from '@/content/messages/mails';
import {
  getDemoButton,
  expect,
  fillDialog,
  createName,
  buildRequest,
  sent,
  signIn,
  readRequests,
  findTeamMails,
  test,
} from './support';

test('A request names the first page of its tab, even after more pages, a sign-in and a reload', async ({
  page,
  account,
}) => {
  const values = buildRequest(createName());
  await page.goto('/products?utm_source=newsletter&utm_campaign=Spring%20launch&utm_id=7&token=secret', {
    referer: 'https://news.example/private/page?q=secret',
  });
  // The visitor leaves before Next's scripts had time to run.
  await page.goto('/privacy?utm_source=second', { waitUntil: 'commit' });
  await signIn(page, account);
  await page.reload();
  const dialog = await fillDialog(page, values);
  await getDemoButton(dialog).click();
  await expect(page.getByText(sent)).toBeVisible();
  const [row, ...others] = await readRequests(account, values.name);
  expect(others).toEqual([]);
  expect(row?.attribution).toEqual({
    utm_source: 'newsletter',
    utm_campaign: 'Spring launch',
    referrer_host: 'news.example',
    landing_path: '/products',
    sent_path: '/',
  });
  const [mail] = await findTeamMails(values.name);
  const { referrer_host, landing_path } = requestMail.origins;
  expect(mail?.Text).toContain(
    `${requestMail.cameFrom}: ${referrer_host} news.example, ${landing_path} /products`,
  );
  expect(mail?.Text).not.toContain('secret');
});
