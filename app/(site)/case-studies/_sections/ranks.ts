/** The columns of twelve that a card takes. */
export type Columns = 12 | 7 | 5;

/**
 * How many cards stand in the list, as rows of 12, 7 + 5, 5 + 7, 7 + 5 and so on: the first takes a row of its own, and
 * so does a last one that has no neighbor.
 */
export function ranksOf(count: number): Columns[] {
  return Array.from({ length: count }, (_, index) => {
    const isAlone = index === 0 || (index === count - 1 && index % 2 === 1);
    if (isAlone) return 12;
    const [row, isSecond] = [Math.floor((index - 1) / 2), index % 2 === 0];
    return (row % 2 === 0) === isSecond ? 5 : 7;
  });
}
