import { z } from 'zod';
import { collection, nextOf } from '@/lib/content/collection';

const schema = z.object({ slug: z.string(), size: z.number() });

describe('a collection', () => {
  it('reports every fault with its record and path', () => {
    expect(() => collection('things', schema, () => [{ slug: 'a', size: 'x' }, { size: 1 }]).all).toThrow(
      /^things\/a: size: .+\nthings\/#1: slug: .+$/,
    );
  });

  it('refuses a slug that stands twice', () => {
    const twice = [
      { slug: 'a', size: 1 },
      { slug: 'a', size: 2 },
    ];
    expect(() => collection('things', schema, () => twice).all).toThrow('things/a: slug: stands twice');
  });

  it('may be empty', () => {
    const { all, slugs, get } = collection('things', schema, () => []);
    expect([all, slugs, get('a')]).toEqual([[], [], undefined]);
  });
});

describe('the record after one', () => {
  const sized = (...slugs: string[]) =>
    collection('things', schema, () => slugs.map((slug, size) => ({ slug, size })));

  it('is the first after the last', () => {
    const things = sized('a', 'b', 'c');
    expect(things.slugs.map((slug) => nextOf(things, slug)?.slug)).toEqual(['b', 'c', 'a']);
  });

  it('is never the record itself, and none after what is not there', () => {
    expect(nextOf(sized('a'), 'a')).toBeUndefined();
    expect(nextOf(sized('a', 'b'), 'c')).toBeUndefined();
  });
});
