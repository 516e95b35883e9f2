import { resolve } from 'node:path';
import { findContentFaults } from '../adapter/content/find-content-faults.ts';
import { findTemplateTexts } from './records/template-texts.ts';

const cache = resolve(process.env['NEXT_DIST_DIR'] ?? '.next', 'cache');
const faults = await findContentFaults(process.cwd(), cache);
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
} else console.log('content/ has no mistakes.');
for (const line of findTemplateTexts('.')) console.warn(line);
