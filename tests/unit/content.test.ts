import { z } from 'zod';
import { resultRow } from '@/content/case-studies/schema';
import { siteSchema } from '@/content/site.schema';
import { createCollection, getNext } from '@/lib/content/collection';
import { getInitials } from '@/lib/content/initials';

const schema = z.object({ slug: z.string(), size: z.number() });
const sized = (...slugs: string[]) => slugs.map((slug, size) => ({ slug, size }));

it('a family of records reports every fault with its record and path, and no slug twice', () => {
  expect(
    () => createCollection('things', schema, () => [{ slug: 'a', size: 'x' }, { slug: 'b' }]).all,
  ).toThrow(/^things\/a: size: .+\nthings\/b: size: .+$/);
  expect(() => createCollection('things', schema, () => sized('a', 'a')).all).toThrow(
    'things/a: slug: stands twice',
  );
  const { all, slugs, get } = createCollection('things', schema, () => []);
  expect([all, slugs, get('a')]).toEqual([[], [], undefined]);
});

it('the record after the last one is the first, and never the record itself', () => {
  const things = createCollection('things', schema, () => sized('a', 'b', 'c'));
  expect(things.slugs.map((slug) => getNext(things, slug)?.slug)).toEqual(['b', 'c', 'a']);
  expect(
    getNext(
      createCollection('things', schema, () => sized('a')),
      'a',
    ),
  ).toBeUndefined();
});

it('a record whose change is not what lies between its levels stops the build', () => {
  const row = { metric: 'Wait', before: '50 min', after: '20 min', improvement: '−60%' };
  expect(resultRow.safeParse(row).success).toBe(true);
  expect(resultRow.safeParse({ ...row, improvement: '−61%' }).error?.issues).toMatchObject([
    { path: ['improvement'], message: 'is not the change between its levels' },
  ]);
});

it('a person has initials of any script where the record gives none', () => {
  const names = ['Ana-Maria O’Neil', 'Zoë Ångström', 'Asha', '山田 太郎', 'ольга иванова', 'Juan de la Vega'];
  expect(names.map(getInitials)).toEqual(['AN', 'ZÅ', 'A', '山太', 'ОИ', 'JV']);
});

it('the page to choose a time on is an address that begins with https://, or none', () => {
  expect(siteSchema.parse({}).booking).toBeUndefined();
  const addresses = [
    'https://calendar.example',
    'http://calendar.example',
    'javascript:alert(1)',
    '/demo',
    '',
  ];
  const taken = addresses.map((booking) => siteSchema.safeParse({ booking }).success);
  expect(taken).toEqual([true, false, false, false, false]);
});
