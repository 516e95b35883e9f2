import { defineCloudflareConfig } from '@opennextjs/cloudflare';
import staticAssetsIncrementalCache from '@opennextjs/cloudflare/overrides/incremental-cache/static-assets-incremental-cache';

/** Pages never change between builds: they are read from the files that are deployed with the worker. */
export default defineCloudflareConfig({ incrementalCache: staticAssetsIncrementalCache });
