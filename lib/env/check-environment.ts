import { getAuthEnv, getBackendEnv, getOrigins } from './env';

/** Ends the process when a setting is missing. Next would fail at every request instead. */
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
