import { getAuthEnv, getBackendEnv, getOrigins } from './env';

/** Ends the process when a setting is missing. Next would fail at every request instead. Not for the edge runtime. */
export function checkEnvironment(): void {
  try {
    getOrigins();
    getBackendEnv();
    getAuthEnv();
  } catch (cause) {
    console.error((cause as Error).message);
    process.exit(1);
  }
}
