import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { printedBy } from '../support/printed.ts';
import { copyEnvironment, copyProject, linkTree } from '../support/project-copy.ts';
import { actionsKey, publicValues, secretValues } from './values.ts';

const here = import.meta.dirname;

/** The address that the deployments are built for. */
export const SITE_URL = 'https://www.example.com';

const DEPLOYMENT = 'dpl_7Yk2';

/** A deployment, as the platform's settings make it. */
export interface Variant {
  name: string;
  /** With skew protection: what addresses of files say. Null without. */
  deploymentId: string | null;
  preview: boolean;
  /** What the platform adds to the environment of the build. */
  env: Readonly<Record<string, string>>;
}

/** Without and with the platform's adapter of the framework: it reads the framework's folder, or is told by it. */
export const variants: Variant[] = [
  { name: 'plain', deploymentId: null, preview: false, env: {} },
  { name: 'skew', deploymentId: DEPLOYMENT, preview: true, env: { NEXT_DEPLOYMENT_ID: DEPLOYMENT } },
  {
    name: 'adapter',
    deploymentId: null,
    preview: true,
    // The platform's remarks on previews come with a script of its own.
    env: { NEXT_ENABLE_ADAPTER: '1', VERCEL_PREVIEW_COMMENTS_ENABLED: '1' },
  },
  {
    name: 'adapter-skew',
    deploymentId: DEPLOYMENT,
    preview: false,
    env: { NEXT_ENABLE_ADAPTER: '1', NEXT_DEPLOYMENT_ID: DEPLOYMENT },
  },
  {
    name: 'adapter-immutable',
    deploymentId: DEPLOYMENT,
    preview: false,
    // By the names of the platform itself, which offers addresses without a deployment as well.
    env: {
      NEXT_ENABLE_ADAPTER: '1',
      VERCEL_SKEW_PROTECTION_ENABLED: '1',
      VERCEL_DEPLOYMENT_ID: DEPLOYMENT,
      VERCEL_IMMUTABLE_STATIC_FILES_ENABLED: '1',
    },
  },
];

export interface Built {
  ok: boolean;
  log: string;
  seconds: number;
}

/**
 * Installs the platform's command line into its own folder, as its lockfile says. No script of a package is run. Of
 * `sandbox`, which building does not need, it asks for a version that not every registry has: another one stands in.
 *
 * @throws Error when it cannot be installed.
 */
export function installCommandLine(): void {
  if (existsSync(join(here, 'node_modules/vercel/package.json'))) return;
  console.log("The platform's command line is installed, once: 360 MB.");
  // Not `npm ci`: the lockfile lacks the parts of this tool for other platforms. As it says, and nothing is written to it.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: here,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('The command line could not be installed: is there a package registry?');
}

/** Folder of a variant's project. */
export const projectOf = (name: string): string => resolve('supabase/.temp', `vercel-${name}`);

/** A fresh checkout with its packages, imported into the platform with the settings it proposes. */
export function importProject(name: string): string {
  const project = copyProject(`vercel-${name}`);
  // The platform builds in a folder that holds its own packages.
  linkTree('node_modules', join(project, 'node_modules'));
  mkdirSync(join(project, '.vercel'));
  writeFileSync(
    join(project, '.vercel/project.json'),
    JSON.stringify({
      projectId: 'prj_offline',
      orgId: 'team_offline',
      // The packages are there. All else is left to the preset.
      settings: { framework: 'nextjs', nodeVersion: '24.x', installCommand: '' },
    }),
  );
  return project;
}

/** What the platform sets while it builds, and what whoever imports the project sets there. */
const environment = ({ preview, env }: Variant): NodeJS.ProcessEnv => ({
  ...copyEnvironment(SITE_URL),
  ...publicValues,
  ...secretValues,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey,
  VERCEL: '1',
  VERCEL_ENV: preview ? 'preview' : 'production',
  VERCEL_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  ...env,
});

/**
 * Builds a project with the platform's own build, without an account.
 *
 * @param without Names of the environment that whoever imported the project has forgotten.
 */
export async function build(
  project: string,
  variant: Variant,
  without: readonly string[] = [],
): Promise<Built> {
  const began = Date.now();
  const env = Object.entries(environment(variant)).filter(([name]) => !without.includes(name));
  const commandLine = createRequire(join(here, 'package.json')).resolve('vercel/dist/index.js');
  const settings = join(project, '.vercel/command-line');
  const child = spawn(
    process.execPath,
    [
      ...[commandLine, 'build', '--yes', '--global-config', settings],
      ...['--target', variant.preview ? 'preview' : 'production'],
    ],
    { cwd: project, env: Object.fromEntries(env) as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const log = printedBy(child);
  const code = await new Promise((end) => child.on('close', end));
  return { ok: code === 0, log: log(), seconds: (Date.now() - began) / 1000 };
}

/** Removes what a build was made in. */
export const removeProject = (name: string): void =>
  rmSync(projectOf(name), { recursive: true, force: true });
