import { execFile } from 'node:child_process';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The pages of the development server read it: content/schema/known-faults.ts. */
const LIST = '.local/content-faults.json';
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

const writeList = (faults: readonly string[]) => {
  writeFileSync(LIST, JSON.stringify(faults));
};

/** Forgets the mistakes of an earlier start, before the first page reads them. */
export function forgetContentFaults(): void {
  mkdirSync(dirname(LIST), { recursive: true });
  writeList([]);
}

/** Checks content/ now and after each change, prints each new mistake, and gives the pages all of them. */
export function watchContent(): void {
  let reported: readonly string[] = [];
  let running = false;
  let isOutdated = false;
  const report = (faults: readonly string[]) => {
    if (faults.join() === reported.join()) return;
    for (const fault of faults.filter((one) => !reported.includes(one))) console.log(fault);
    if (faults.length === 0) console.log('content/ has no mistakes any more.');
    reported = faults;
    writeList(faults);
  };
  const check = () => {
    isOutdated = running;
    if (running) return;
    running = true;
    execFile(process.execPath, ['scripts/check-content.ts'], (error, stdout) => {
      running = false;
      if (isOutdated) check();
      // The compiler reports what the check cannot read at all.
      else if (!error || stdout !== '') report(error ? stdout.trimEnd().split('\n') : []);
    });
  };
  let timer: NodeJS.Timeout | undefined;
  watch('content', { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, SETTLE_MS);
  });
  check();
}
