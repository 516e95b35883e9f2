import { isDevelopment } from '@/lib/env/deployment';
import { isSecure } from '@/lib/env/env';
import { contentSecurityPolicy, hashSource } from '@/lib/security/policy';
import { bootScript } from '@/lib/startup/compiled';

let bootHash: Promise<string> | undefined;

/**
 * The policy of one answer that is rendered for its request: a nonce, which the framework finds in the request's
 * headers and puts on its own scripts, and the hash of the boot script, which is the same on every page. There is
 * none in development, where the framework needs eval.
 */
export async function requestPolicy(): Promise<string | undefined> {
  if (isDevelopment) return undefined;
  bootHash ??= hashSource(bootScript);
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", await bootHash],
    secure: isSecure(),
  });
}
