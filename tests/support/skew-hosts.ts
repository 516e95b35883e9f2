import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeNginx } from '../../deploy/nginx.ts';
import { exitCode, startNode, stopChild, untilAnswers } from '../../supabase/local/run.ts';
import { printedBy } from './printed.ts';
import { startNginx, settingsHere } from './nginx.ts';

/** Where a host serves the site, and with which settings. */
export interface HostSettings {
  /** The port visitors reach. */
  port: number;
  /** The port of the server behind nginx. */
  innerPort: number;
  env: NodeJS.ProcessEnv;
}

/** A way to serve a build. */
export interface Host {
  name: string;
  /** The folder of what the host serves as files, in a built project. */
  assets: string;
  /** Serves a built project; returns how that ends. */
  start: (project: string, settings: HostSettings) => Promise<() => Promise<void>>;
}

/** nginx in front of the server, laid out as the Dockerfile does it. */
const container: Host = {
  name: 'container',
  assets: '.next/static',
  async start(project, { port, innerPort, env }) {
    const site = join(project, 'site');
    rmSync(site, { recursive: true, force: true });
    for (const [from, to] of [
      ['.next/standalone', '.'],
      ['.next/static', '.next/static'],
      ['public', 'public'],
    ] as const)
      cpSync(join(project, from), join(site, to), { recursive: true, verbatimSymlinks: true });

    const here = process.cwd();
    // Like the build's last step, it reads from where it runs.
    process.chdir(project);
    try {
      const settings = settingsHere('.next', port, innerPort);
      writeNginx({
        ...{ ...settings, dist: '.next', upstream: `127.0.0.1:${innerPort}` },
        siteUrl: `http://localhost:${port}`,
      });
    } finally {
      process.chdir(here);
    }
    const server = startNode(
      join(site, 'server.js'),
      [],
      { ...env, PORT: String(innerPort), HOSTNAME: '127.0.0.1', VISITOR_ADDRESS_HEADER: 'x-real-ip' },
      site,
    );
    await untilAnswers(`http://127.0.0.1:${innerPort}/robots.txt`, exitCode(server));
    const nginx = await startNginx(
      resolve(project, '.next/nginx/nginx.conf'),
      `http://127.0.0.1:${port}/robots.txt`,
    );
    return async () => {
      await nginx.stop();
      await stopChild(server);
    };
  },
};

/** The worker, in the runtime of its host. */
const worker: Host = {
  name: 'worker',
  assets: '.open-next/assets/_next/static',
  async start(project, { port, env }) {
    const child = startNode(
      'local/worker.ts',
      [],
      { ...env, PORT: String(port), WRANGLER_SEND_METRICS: 'false' },
      project,
    );
    await untilAnswers(`http://127.0.0.1:${port}/robots.txt`, exitCode(child));
    return () => stopChild(child);
  },
};

export const hosts = { container, worker };

/** Builds a project for the hosts. @throws Error with what the build printed. */
export async function buildForHosts(project: string, env: NodeJS.ProcessEnv): Promise<string> {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Start this with npm run.');
  // Its build serves the container too: that one differs in what is made of it afterwards.
  const child = spawn(process.execPath, [npm, 'run', 'build:serverless'], { cwd: project, env });
  const output = printedBy(child);
  if ((await exitCode(child)) !== 0) throw new Error(`The build failed.\n${output()}`);
  return output();
}

/** What a build says of its files. */
interface AssetList {
  files: Record<string, string>;
  former: { replaced: string; files: Record<string, string> }[];
}

export const assetList = (project: string): AssetList =>
  JSON.parse(readFileSync(join(project, 'public/assets.json'), 'utf8')) as AssetList;

/** Takes the files of former builds out of a build for a while. Returns how they come back. */
export function withoutFormer(project: string, { assets }: Host): () => void {
  const names = assetList(project).former.flatMap(({ files }) => Object.keys(files));
  const aside = join(project, 'aside');
  const move = (from: string, to: string) => {
    for (const name of names) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      renameSync(join(from, name), join(to, name));
    }
  };
  move(join(project, assets), aside);
  return () => move(aside, join(project, assets));
}
