import { expect, test } from '@playwright/test';

test('A removed page or record has no address any more', async ({ request }) => {
  const paths = process.env['REMOVED_PATHS']?.split(' ') ?? [];
  expect(paths).not.toEqual([]);
  const getStatus = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  for (const path of paths) {
    // An unknown article leads to the list instead.
    const status = path.startsWith('/blogs/') ? 307 : 404;
    expect([path, await getStatus(path)]).toEqual([path, status]);
  }
});
