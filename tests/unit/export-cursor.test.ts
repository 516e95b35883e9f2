import { readDemoRequests } from '@/lib/dashboard/queries';
import { parseListQuery } from '@/lib/dashboard/list-query';

let ids: string[];
const PAGE = 1000;

/** Answers as the database does: after a row that is gone the list begins again. */
const mockRpc = (_: string, { p_after }: { p_after?: string }) => {
  const start = p_after ? ids.indexOf(p_after) + 1 : 0;
  const rows = ids.slice(start, start + PAGE).map((id) => ({ id }));
  return Promise.resolve({ data: { rows, total: ids.length }, error: null });
};
jest.mock('@/lib/supabase/server', () => ({
  createSupabase: () => Promise.resolve({ rpc: mockRpc }),
}));

beforeEach(() => {
  ids = Array.from({ length: 2500 }, (_, index) => `row-${index}`);
});

test('what is deleted while the file is made does not begin it again', async () => {
  const all = ids;
  const seen: string[] = [];
  for await (const { rows } of readDemoRequests(parseListQuery({}))) {
    seen.push(...rows.map(({ id }) => id));
    const last = seen.at(-1) ?? '';
    ids = ids.filter((id) => id !== last && id !== seen.at(-2));
  }
  expect(seen).toEqual(all);
});

test('where nothing is left of where it was, the file breaks off', async () => {
  const pages = readDemoRequests(parseListQuery({}));
  await pages.next();
  ids = [...ids.slice(0, 900), ...ids.slice(1100)];
  await expect(pages.next()).rejects.toThrow('lost');
});
