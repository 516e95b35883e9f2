import { backend, expect, freshAddress, mailsWith, test } from './support';

test('AT-75: A mail repeats nothing that a stranger typed into a sign-up', async () => {
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
