/** Where it is said how many requests are listed, above them: the id of the element. */
export const LIST_COUNT = 'list-count';
