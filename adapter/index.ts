import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { ContentFault } from '../content/schema/content-fault.ts';
import { getSiteUrl } from '../lib/env/env.ts';

/** Loads the adapter that the host's build names. */
async function loadHostAdapter(projectDir: string): Promise<NextAdapter | undefined> {
  const path = process.env['NEXT_ADAPTER_PATH'];
  if (!path) return undefined;
  const file = createRequire(join(projectDir, 'package.json')).resolve(path);
  const loaded = (await import(pathToFileURL(file).href)) as {
    default: NextAdapter | { default: NextAdapter };
  };
  return 'default' in loaded.default ? loaded.default.default : loaded.default;
}

function warnOfLocalBuild(): void {
  const { hostname, origin } = getSiteUrl();
  if (hostname === 'localhost')
    console.warn(`This build is for ${origin}: SITE_URL says so, in the environment or in .env.local.`);
}

async function rejectContentFaults(projectDir: string, distDir: string): Promise<void> {
  const { findContentFaults } = await import('./content/find-content-faults.ts');
  const faults = await findContentFaults(projectDir, join(projectDir, distDir, 'cache'));
  if (faults.length > 0) throw new ContentFault(...faults);
}

/** Our part in `next build`. A host's adapter comes first for the configuration and last for the output. */
const adapter: NextAdapter = {
  name: 'adapter/index.ts',
  async modifyConfig(config, context) {
    if (context.phase === PHASE_PRODUCTION_BUILD) {
      warnOfLocalBuild();
      await rejectContentFaults(context.projectDir, config.distDir);
    }
    const host = await loadHostAdapter(context.projectDir);
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },
  async onBuildComplete(outputs) {
    const host = await loadHostAdapter(outputs.projectDir);
    const { onBuildComplete } = await import('./on-build-complete.ts');
    await onBuildComplete(outputs, host !== undefined);
    await host?.onBuildComplete?.(outputs);
  },
};

export default adapter;
