import { resolve } from 'node:path';
import { findContentFaults } from '../adapter/content/find-content-faults.ts';
import { findTemplateWords } from './records/template-words.ts';

const cache = resolve(process.env['NEXT_DIST_DIR'] ?? '.next', 'cache');
const faults = await findContentFaults(process.cwd(), cache);
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
} else console.log('content/ has no mistakes.');
for (const words of findTemplateWords('.')) console.warn(words);
