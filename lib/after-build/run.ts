import { writeMarkdown } from './markdown.ts';
import { readPages } from './pages.ts';
import { writeSearchIndex } from './search-index.ts';

/** What is made of the built pages, in this order. A job that throws fails the build. */
const jobs = { 'Markdown beside each page': writeMarkdown, 'Search index': writeSearchIndex };

const pages = readPages(process.env['NEXT_DIST_DIR'] ?? '.next');
for (const [name, job] of Object.entries(jobs)) {
  const began = Date.now();
  job(pages, 'public');
  console.log(`${name}: ${pages.length} pages in ${Date.now() - began} ms`);
}
