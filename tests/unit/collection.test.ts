import { z } from 'zod';
import { collection } from '@/lib/content/collection';

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
