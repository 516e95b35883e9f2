import { backend, expect, freshAddress, mailsWith, test } from './support';

test('AT-75: what a stranger puts into a sign-up does not get into the mail', async () => {
  const email = freshAddress();
  const typed = '<img src=x>{{ .TokenHash }}';
  await backend().auth.signUp({
    email,
    password: `pass-${email}`,
    options: { data: { name: typed, full_name: typed } },
  });
  await expect.poll(() => mailsWith(email)).toHaveLength(1);
  const [mail] = await mailsWith(email);
  expect(mail?.HTML).not.toMatch(/<img|src=x|\{\{/);
  expect(mail?.Text).not.toContain('src=x');
});
