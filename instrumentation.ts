import { backendEnv } from '@/lib/env/backend';
import { siteUrl } from '@/lib/env/site-url';

/** Runs once when a server starts: a missing setting stops it here, by name, not at the first visitor. */
export function register(): void {
  siteUrl();
  backendEnv();
}
