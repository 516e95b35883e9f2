import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { check, finish } from '../support/checks.ts';
import { checkAddresses, checkData, checkListed, checkOthers } from './answers.ts';
import { checkAssets, checkFonts } from './assets.ts';
import { build, importProject, installCommandLine, removeProject, variants } from './build.ts';
import { type Deployed, deployed } from './deployed.ts';
import { checkFunctions, checkSecrets, checkStatics } from './functions.ts';
import { checkMatcher } from './middleware.ts';
import { pathsIn, sizeOf } from './output.ts';
import { checkFailurePolicies, checkPolicies } from './policies.ts';
import { checkRunning } from './running.ts';

/**
 * The platform Vercel, as far as it can be had without an account: its own build, with and without its adapter of the
 * framework and its skew protection, and what it would serve of the result. `-- plain` takes the named variants only,
 * `--keep` leaves their folders in `supabase/.temp`, and `--reuse` checks what such a run has left.
 */

/** What is asked of every variant. */
const checks: Record<string, (deployed: Deployed) => void | Promise<void>> = {
  'every address made while building is there': checkAddresses,
  'what the sitemap and llms.txt list': checkListed,
  'redirects, unknown addresses, failures': checkOthers,
  'data for the way from page to page': checkData,
  'each page has a policy that fits it': checkPolicies,
  'the pages for failures have one too': checkFailurePolicies,
  'every file that a page asks for is there': checkAssets,
  'fonts are fetched once': checkFonts,
  'the middleware is before what it guards': checkMatcher,
  'functions: size, runtime, contents': checkFunctions,
  'no secret, and nothing to be read at run time only': checkSecrets,
  'no sources among the files': checkStatics,
  'middleware and functions, running': checkRunning,
};

interface Row {
  variant: string;
  'build, s': string;
  'static, MB': string;
  functions: number;
  'largest, MB': string;
  'middleware, KB': string;
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [keep, reuse] = ['--keep', '--reuse'].map((option) => process.argv.includes(option));

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

function row({ variant, output }: Deployed, seconds: number | undefined): Row {
  const sizes = output.functions.map((one) => ({ edge: one.runtime === 'edge', size: sizeOf(one) }));
  const statics = pathsIn(join(output.folder, 'static')).map(
    (name) => statSync(join(output.folder, 'static', name)).size,
  );
  return {
    variant: variant.name,
    'build, s': seconds?.toFixed(0) ?? '-',
    'static, MB': megabytes(statics.reduce((sum, size) => sum + size, 0)),
    functions: sizes.length,
    'largest, MB': megabytes(Math.max(...sizes.filter(({ edge }) => !edge).map(({ size }) => size))),
    'middleware, KB': (Math.max(...sizes.filter(({ edge }) => edge).map(({ size }) => size)) / 1e3).toFixed(
      0,
    ),
  };
}

/** A name that was forgotten stops the build, which says so where people look: at the end. */
async function checkForgotten(): Promise<void> {
  const [variant] = variants;
  assert.ok(variant);
  const project = importProject('forgotten');
  try {
    for (const names of [['SITE_URL'], ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']]) {
      const { ok, log } = await build(project, variant, names);
      assert.ok(!ok, `the build has passed without ${names.join()}`);
      const end = log.trimEnd().split('\n').slice(-12).join('\n');
      for (const name of names) assert.match(end, new RegExp(`${name} is missing`), log.slice(-2000));
    }
  } finally {
    if (!keep) removeProject('forgotten');
  }
}

const rows: Row[] = [];
const chosen = variants.filter(({ name }) => named.length === 0 || named.includes(name));
installCommandLine();
for (const variant of chosen) {
  try {
    let seconds: number | undefined;
    if (!reuse) {
      const built = await build(importProject(variant.name), variant);
      await check(`${variant.name}: the build passes`, () => {
        assert.ok(built.ok, built.log.slice(-3000));
        return Promise.resolve();
      });
      if (!built.ok) continue;
      ({ seconds } = built);
    }
    const one = deployed(variant);
    for (const [name, run] of Object.entries(checks))
      await check(`${variant.name}: ${name}`, async () => run(one));
    rows.push(row(one, seconds));
  } finally {
    if (!keep && !reuse) removeProject(variant.name);
  }
}
if (!reuse && named.length === 0) await check('forgotten names stop the build', checkForgotten);

console.table(rows);
finish();
