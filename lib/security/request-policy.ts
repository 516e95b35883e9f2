import { siteUrl } from '@/lib/env/site-url';
import { bootScript } from '@/lib/startup/compiled';
import { contentSecurityPolicy, hashSource } from './policy';

let bootHash: Promise<string> | undefined;

/**
 * The policy of one answer that is rendered for its request: a nonce, which the framework finds in the request's
 * headers and puts on its own scripts, and the hash of the boot script, which is the same on every page. There is
 * none in development, where the framework needs eval.
 */
export async function requestPolicy(): Promise<string | undefined> {
  if (process.env.NODE_ENV === 'development') return undefined;
  bootHash ??= hashSource(bootScript);
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", await bootHash],
    secure: siteUrl().protocol === 'https:',
  });
}
