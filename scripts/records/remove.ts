import { FriendlyError } from '../process/friendly-error.ts';
import { removeRecord } from './remove-record.ts';
import { readSources, writeChanges } from './sources.ts';

const [kind = '', ...nameParts] = process.argv.slice(2);
try {
  const sources = readSources('.');
  const { changes, places } = removeRecord(sources, kind, nameParts.join(' ').trim());
  await writeChanges(sources, changes);
  if (places.length > 0) console.log(`\nThese places still lead to it or cite it:\n${places.join('\n')}`);
} catch (error) {
  if (!(error instanceof FriendlyError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
