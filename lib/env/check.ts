import 'server-only';
import { authEnv, backendEnv } from './backend';
import { siteUrl } from './site-url';

/** Ends the process when a setting is missing. Left to itself the framework would fail at every request. */
export function checkEnvironment(): void {
  try {
    siteUrl();
    backendEnv();
    authEnv();
  } catch (cause) {
    console.error((cause as Error).message);
    process.exit(1);
  }
}
