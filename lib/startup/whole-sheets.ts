/*
 * Begins the file of a page's data: adds the whole stylesheets, which the framework looks for and scripts may need more
 * of than the page did. `npm run startup` compiles it into a function of the list.
 */

/** Addresses of the stylesheets that the page's own stands in for. */
declare const files: readonly string[];

for (const address of files) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // The framework's mark, as adapter/framework.ts knows it.
  link.dataset['precedence'] = 'next';
  document.head.append(link);
}

export {};
