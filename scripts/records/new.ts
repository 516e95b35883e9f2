import { FriendlyError } from '../process/friendly-error.ts';
import { makeRecord } from './make-record.ts';
import { readSources, writeChanges } from './sources.ts';

const [kind = '', ...titleParts] = process.argv.slice(2);
try {
  const sources = readSources('.');
  const { changes, next } = makeRecord(
    sources,
    kind,
    titleParts.join(' '),
    new Date().toISOString().slice(0, 10),
  );
  await writeChanges(sources, changes);
  console.log(
    `\n${next}\nSee it under npm run dev; npm run check:content names it until its words are yours.`,
  );
} catch (error) {
  if (!(error instanceof FriendlyError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
