import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyProject, walkCopy } from '../support/project-copy.ts';

// The demo request must work without deferred hydration, which adds speed and nothing that a visitor needs.
const copy = copyProject('plain');
try {
  const file = `${copy}/next.config.ts`;
  const config = readFileSync(file, 'utf8');
  const without = config.replace('const deferHydration = true', 'const deferHydration = false');
  if (without === config) throw new Error('next.config.ts does not defer hydration.');
  writeFileSync(file, without);
  walkCopy(copy, ['e2e/story', 'e2e/crawl']);
  const page = readFileSync(`${copy}/.next-test/server/app/index.html`, 'utf8');
  assert.match(page, /<script src="\/_next\//);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
