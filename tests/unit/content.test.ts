import { z } from 'zod';
import { resultRow } from '@/content/case-studies/schema';
import { intellimateSchema } from '@/content/intellimate.schema';
import { productsPageSchema } from '@/content/products-page.schema';
import { siteSchema } from '@/content/site.schema';
import { foundrySchema } from '@/content/solutions/schema';
import { salesforceSchema } from '@/content/technologies/schema';
import { createCollection, getNext } from '@/content/schema/collection';
import { getInitials } from '@/content/schema/initials';

const schema = z.object({ slug: z.string(), size: z.number() });
const sized = (...slugs: string[]) => slugs.map((slug, size) => ({ slug, size }));

it('A family of records reports every error with its record and path, and repeated slugs', () => {
  expect(() => createCollection(schema, () => [{ slug: 'a', size: 'x' }, { slug: 'b' }]).all).toThrow(
    /^content\/: a: size: is not a number\ncontent\/: b: size: is missing$/,
  );
  expect(() => createCollection(schema, () => sized('a', 'a')).all).toThrow(
    'content/: a: slug: is that of another record too',
  );
  const { all, slugs, get } = createCollection(schema, () => []);
  expect([all, slugs, get('a')]).toEqual([[], [], undefined]);
});

it('The record after the last one is the first, and never the record itself', () => {
  const things = createCollection(schema, () => sized('a', 'b', 'c'));
  expect(things.slugs.map((slug) => getNext(things, slug)?.slug)).toEqual(['b', 'c', 'a']);
  expect(
    getNext(
      createCollection(schema, () => sized('a')),
      'a',
    ),
  ).toBeUndefined();
});

it('A record whose change differs from the difference of its levels stops the build', () => {
  const row = { metric: 'Wait', before: '50 min', after: '20 min', improvement: '−60%' };
  expect(resultRow.safeParse(row).success).toBe(true);
  expect(resultRow.safeParse({ ...row, improvement: '−61%' }).error?.issues).toMatchObject([
    { path: ['improvement'], message: 'is not the change between its levels' },
  ]);
});

it('A change whose steps do not add up to its levels stops the build', () => {
  const items = salesforceSchema.shape.changes.shape.items;
  const parse = (minutes: number) =>
    items.safeParse([
      {
        name: 'Lead response',
        levels: { before: '6 h', after: '40 min' },
        source: 'lead-response',
        steps: {
          before: [{ text: 'It waits', minutes: 360 }],
          after: [
            { text: 'An agent reads', minutes, actor: 'agent' },
            { text: 'It waits', minutes: 39 },
          ],
        },
      },
    ]);
  expect(parse(1).success).toBe(true);
  expect(parse(2).error?.issues).toMatchObject([
    { path: [0], message: 'has steps whose minutes do not add up to its levels' },
  ]);
});

it('A change whose levels cannot be counted out one by one stops the build', () => {
  const items = salesforceSchema.shape.changes.shape.items;
  const parse = (before: string, drawing = 'screens') =>
    items.safeParse([
      { name: 'Screens', levels: { before, after: '2' }, source: 'screens-per-case', drawing },
    ]);
  expect(['5', '10', '2.5', '11'].map((before) => parse(before).success)).toEqual([true, true, false, false]);
  expect(parse('22%', 'share').success).toBe(true);
});

it('A drawn figure that counts another number than its value stops the build', () => {
  const items = foundrySchema.shape.figures.shape.items;
  const parse = (value: string, drawn: object) =>
    items.safeParse([{ value, label: 'Ideas', text: 'Tested', source: 'ideas-tested', drawn }]).success;
  expect([parse('3x', { before: 2, after: 6 }), parse('85%', { after: 85, of: 100 })]).toEqual([true, true]);
  expect([parse('3x', { before: 2, after: 4 }), parse('85%', { after: 84, of: 100 })]).toEqual([
    false,
    false,
  ]);
});

it('A person without initials in the record gets them from the name, in any script', () => {
  const names = ['Ana-Maria O’Neil', 'Zoë Ångström', 'Asha', '山田 太郎', 'ольга иванова', 'Juan de la Vega'];
  expect(names.map(getInitials)).toEqual(['AN', 'ZÅ', 'A', '山太', 'ОИ', 'JV']);
});

it('The page for choosing a time is an address with https://, or missing', () => {
  const { booking } = siteSchema.shape;
  expect(booking.parse(undefined)).toBeUndefined();
  const addresses = [
    'https://calendar.example',
    'http://calendar.example',
    'javascript:alert(1)',
    '/demo',
    '',
  ];
  const taken = addresses.map((address) => booking.safeParse(address).success);
  expect(taken).toEqual([true, false, false, false, false]);
});

it('The platform page and the list of products may do without a further link', () => {
  for (const more of [
    intellimateSchema.shape.products.shape.more,
    intellimateSchema.shape.where.shape.more,
    productsPageSchema.shape.products.shape.more,
  ])
    expect(more.safeParse(undefined).success).toBe(true);
});
