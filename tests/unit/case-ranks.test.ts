import { ranksOf } from '@/app/(site)/case-studies/_sections/ranks';

describe('the list of cases', () => {
  it.each([
    [0, []],
    [1, [12]],
    [2, [12, 12]],
    [3, [12, 7, 5]],
    [4, [12, 7, 5, 12]],
    [5, [12, 7, 5, 5, 7]],
    [6, [12, 7, 5, 5, 7, 12]],
    [7, [12, 7, 5, 5, 7, 7, 5]],
    [8, [12, 7, 5, 5, 7, 7, 5, 12]],
  ])('of %d closes ranks', (count, ranks) => expect(ranksOf(count)).toEqual(ranks));

  it.each([9, 20, 21])('of %d fills every row', (count) => {
    const ranks = ranksOf(count);
    expect(ranks).toHaveLength(count);
    let row = 0;
    for (const columns of ranks) {
      row += columns;
      expect(row).toBeLessThanOrEqual(12);
      row %= 12;
    }
    expect(row).toBe(0);
  });
});
