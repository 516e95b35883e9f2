import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lightenPages } from './light-pages.ts';
import { writeMarkdown } from './markdown.ts';
import { htmlFiles, publicHtml, readPages } from './pages.ts';
import { writePolicies } from './policies.ts';
import { renewStandalone } from './standalone.ts';
import { writeSearchIndex } from './search-index.ts';

const dist = process.env['NEXT_DIST_DIR'] ?? '.next';
const secure = process.env['SITE_URL']?.startsWith('https:') ?? false;
const pages = readPages(dist);

/** What is made of the built pages, in this order. A job that throws fails the build. */
const jobs = {
  'Markdown beside each page': () => writeMarkdown(pages, 'public'),
  'Search index': () => writeSearchIndex(pages, 'public'),
  'Scripts on intent, one stylesheet a page': () => lightenPages(publicHtml(dist), dist),
  'A policy for each page': () => writePolicies(htmlFiles(dist), secure),
  // A server keeps copies of the pages it has served, and would go on serving those.
  'No old copies': () => rmSync(join(dist, 'server', 'route-cache'), { recursive: true, force: true }),
  // Last: it was made before all this.
  'The standalone copy': () => renewStandalone(dist),
};

for (const [name, job] of Object.entries(jobs)) {
  const began = Date.now();
  await job();
  console.log(`${name}: ${Date.now() - began} ms`);
}
