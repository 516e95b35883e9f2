import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../supabase/local/ports.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<'next' | 'react' | 'react-dom', string>;
};
const { next, react, 'react-dom': reactDom } = dependencies;
const FILES = {
  'package.json': JSON.stringify({ dependencies: { next, react, 'react-dom': reactDom } }),
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <h1>Hello</h1>; }',
};

/** A page of the framework with one heading and nothing else: the yardstick. */
export interface BareSite {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Builds and serves a bare page of this project's version of the framework, from a folder of its own.
 *
 * @throws Error when it does not build or answer.
 */
export async function startBareSite(): Promise<BareSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
  });
  const program = join(folder, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [program, 'build'], { cwd: folder, env, stdio: 'ignore' });
  const port = await freePort();
  const child = spawn(process.execPath, [program, 'start', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await fetch(url).catch(() => null))?.ok; tries++) {
    if (tries > 100) throw new Error('The bare page does not answer.');
    await wait(200);
  }
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
