import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePolicies } from './policies.ts';

/** What is done with the prerendered pages once `next build` has written them. */
const dist = process.env['NEXT_DIST_DIR'] ?? '.next';
const folder = join(dist, 'server', 'app');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((item) => item.isFile() && item.name.endsWith('.html'))
  .map((item) => join(item.parentPath, item.name));

await writePolicies(files, process.env['SITE_URL']?.startsWith('https:') ?? false);
// A server keeps copies of the pages it has served, and would go on serving those.
rmSync(join(dist, 'server', 'route-cache'), { recursive: true, force: true });
