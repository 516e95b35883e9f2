const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const counted = (count: number) => `${numbers[count] ?? count} article${count === 1 ? '' : 's'}`;
const listed = new Intl.ListFormat('en-US');

/** What the list of a category's or a tag's articles says of itself, made from the articles. */
export const topicWords = {
  /** Above the title. */
  kinds: { Category: 'Category', Tag: 'Tag' },
  /** For the browser's tab and search engines. */
  categoryTitle: (name: string) => `${name} articles`,
  tagTitle: (name: string) => `Articles on ${name}`,
  /** The description: `titles` as far as there is room for them, `more` that are not named. */
  description: (name: string, all: number, titles: readonly string[], more: number) =>
    `${counted(all)} on ${name}: ${[...titles, ...(more > 0 ? [`${more} more`] : [])].join('; ')}.`,
  /** Its end, where there is room for it. */
  authors: (names: readonly string[]) => `By ${listed.format(names)}.`,
  /** Under the title. */
  introOne: (minutes: number, date: string) => `One article, ${minutes} minutes, from ${date}.`,
  intro: (count: number, minutes: number, newest: string) =>
    `${counted(count)}, ${minutes} minutes in all. The newest is from ${newest}.`,
} as const;
