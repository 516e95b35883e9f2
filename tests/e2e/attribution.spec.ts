import { requestMail } from '@/content/words/mail';
import { actions } from '@/content/words/actions';
import { navigation } from '@/lib/content/navigation';
import { attributionNames } from '@/lib/demo/attribution';
import {
  createAccount,
  expect,
  fillDialog,
  freshName,
  teamMails,
  hydrate,
  request,
  sent,
  signIn,
  storedRequests,
  test,
} from './support';

const landing =
  '/products?utm_source=newsletter&utm_medium=email&utm_campaign=Spring%20launch&utm_id=7&token=secret';
const referer = 'https://news.example/private/page?q=secret';

test.use({ viewport: { width: 1280, height: 900 } });

/** What is stored of where the sender came from. */
async function origin(account: Awaited<ReturnType<typeof createAccount>>, name: string) {
  const rows = (await storedRequests(account, name)) as unknown as Record<string, string | null>[];
  expect(rows).toHaveLength(1);
  return Object.fromEntries(attributionNames.map((column) => [column, rows[0]?.[column] ?? null]));
}

test('the first page of a tab goes with the request, over further pages, a sign-in and a reload', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await page.goto(landing, { referer });
  // Left before any script of the framework had time to run.
  await page.goto('/about?utm_source=second', { waitUntil: 'commit' });
  await signIn(page, account);
  await page.reload();
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('button', { name: actions.requestDemo }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await origin(account, values.name)).toEqual({
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'Spring launch',
    utm_term: null,
    utm_content: null,
    referrer_host: 'news.example',
    landing_path: '/products',
    sent_path: '/',
  });
  const [mail] = await teamMails(values.name);
  expect(mail?.Text).toContain(
    `${requestMail.cameFrom}: ${requestMail.origins.referrer_host} news.example, ${requestMail.origins.landing_path} /products, ${requestMail.origins.utm_source} newsletter, ${requestMail.origins.utm_medium} email, ${requestMail.origins.utm_campaign} Spring launch\n`,
  );
  expect(mail?.Text).not.toContain('secret');
});

test('another tab knows nothing of it', async ({ page, context }) => {
  const account = await createAccount();
  await page.goto(landing, { referer });
  const other = await context.newPage();
  await signIn(other, account, '/team');
  const values = request(freshName());
  const dialog = await fillDialog(other, values);
  await dialog.getByRole('button', { name: actions.requestDemo }).click();
  await expect(other.getByText(sent)).toBeVisible();
  const none = Object.fromEntries(attributionNames.map((column) => [column, null]));
  expect(await origin(account, values.name)).toEqual({ ...none, landing_path: '/auth', sent_path: '/team' });
});

test('where storage is refused the page that was loaded last is known', async ({ page }) => {
  const account = await createAccount();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await signIn(page, account);
  await page.goto(landing, { referer });
  const [legal = { label: '', href: '' }] = navigation.legal;
  // From here on pages are shown by the router, in the same document.
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: legal.label }).click();
  await expect(page).toHaveURL(legal.href);
  const values = request(freshName());
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('button', { name: actions.requestDemo }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await origin(account, values.name)).toMatchObject({
    utm_source: 'newsletter',
    referrer_host: 'news.example',
    landing_path: '/products',
  });
});
