import { checkGiven, envSchema, getOrigins, readEnv } from './env.ts';

const others = envSchema.omit({ SITE_URL: true });

/** Ends the process when a setting is wrong. Next would fail at every request instead, or print a stack. */
export function checkEnvironment({ isBuild = false } = {}): void {
  try {
    getOrigins();
    // Of the hosts only Vercel gives the build what it gives the server.
    if (isBuild && !process.env['VERCEL']) checkGiven(others);
    else readEnv(others);
  } catch (cause) {
    console.error((cause as Error).message);
    process.exit(1);
  }
}
