import { expect, test } from '@playwright/test';

test('A removed page or record answers 404, and its site is complete without it', async ({ request }) => {
  const paths = process.env['REMOVED_PATHS']?.split(' ') ?? [];
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});
