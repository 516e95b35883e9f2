import { createBackendClient, expect, createAddress, findMails, test } from './support';

test('AT-75: A mail repeats nothing that a stranger typed into a sign-up', async () => {
  const email = createAddress();
  const typed = '<img src=x>{{ .TokenHash }}';
  await createBackendClient().auth.signUp({
    email,
    password: `pass-${email}`,
    options: { data: { name: typed, full_name: typed } },
  });
  await expect.poll(() => findMails(email)).toHaveLength(1);
  const [mail] = await findMails(email);
  expect(mail?.HTML).not.toMatch(/<img|src=x|\{\{/);
  expect(mail?.Text).not.toContain('src=x');
});
