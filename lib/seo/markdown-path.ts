/** Where a page stands as Markdown: beside itself. The build makes these files from the pages. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
