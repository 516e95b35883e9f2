import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { waitForExit } from '../../scripts/process/child-process.ts';
import { copyProject } from '../support/project-copy.ts';

// The demo request must work without deferred hydration, which adds speed and nothing that a visitor needs.
const copy = copyProject('plain');
try {
  const file = `${copy}/next.config.ts`;
  const config = readFileSync(file, 'utf8');
  const without = config.replace('const deferHydration = true', 'const deferHydration = false');
  if (without === config) throw new Error('next.config.ts does not defer hydration.');
  writeFileSync(file, without);
  const walk = spawn(
    process.execPath,
    [resolve('node_modules/@playwright/test/cli.js'), 'test', '--project=site', 'e2e/story'],
    {
      cwd: copy,
      stdio: 'inherit',
      env: {
        ...process.env,
        CI: '1',
        TEST_PORT: '3211',
        TEST_BACKEND_PORT: '24431',
        TEST_MAILBOX_PORT: '24434',
        TEST_PROXY_PORT: '24433',
        TEST_RECEIVER_PORT: '24435',
      },
    },
  );
  process.exitCode = await waitForExit(walk);
  const page = readFileSync(`${copy}/.next-test/server/app/index.html`, 'utf8');
  assert.match(page, /<script src="\/_next\//);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
