import { actions } from '@/content/messages/layout';
import { authForms, authPages } from '@/content/messages/auth';
import { listMessages } from '@/content/messages/dashboard';
import { backendPaths, dashboard, endFaults, expect, injectFault, test, totalLine } from './support';

test('FT-18: Staff read that the list could not be loaded, and load it again', async ({ page, member }) => {
  for (const [fault, says] of [
    [{ status: 500, body: { code: 'XX000', message: 'broken' } }, listMessages.failed],
    [{ status: 0 }, listMessages.thrown],
  ] as const) {
    await injectFault({ email: member.email, path: backendPaths.requests, ...fault });
    await page.goto(dashboard);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText(listMessages.errorTitle)).toBeVisible();
    await expect(page.getByRole('cell')).toHaveCount(0);
    await endFaults(member.email);
    await page.getByRole('button', { name: actions.retry }).click();
    await expect(page.getByText(totalLine).first()).toBeVisible();
  }
});

test('AT-53: A visitor whose session ended in the database reaches sign-in without a redirect loop', async ({
  page,
  member,
}) => {
  await injectFault({
    email: member.email,
    path: '/rest/v1/rpc/get_my_access',
    status: 200,
    body: 'null',
  });
  await page.goto(dashboard);
  await expect(page).toHaveURL(`/auth?notice=session-ended&next=${encodeURIComponent(dashboard)}`);
  await expect(page.getByText(authPages.signIn.sessionEnded)).toBeVisible();
  await expect(page.getByRole('button', { name: authForms.signIn.label, exact: true })).toBeVisible();
});
