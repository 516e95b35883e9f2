// Not server-only and with relative imports: the build adapter and the middleware read it too.
import { film } from '../content/film.ts';

/**
 * The style element that the toast library puts into the page when it first shows one: empty, then filled. A test
 * computes the hashes from the installed package.
 */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** For answers that need nothing: refusals, and whatever came without a policy of its own. */
export const barePolicy = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * A strict content security policy: nothing but what this site loads.
 *
 * @param scripts Sources of scripts: hashes of a static page's inline scripts, or a request's nonce.
 * @param secure Whether the site is served over https, so that nothing may be loaded without it.
 * @param styles Further sources of styles, as hashes.
 */
export function contentSecurityPolicy({
  scripts,
  secure,
  styles = [],
}: {
  scripts: readonly string[];
  secure: boolean;
  styles?: readonly string[];
}): string {
  const directives = [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${["'self'", ...TOAST_STYLES, ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The film of the event page, after a press on play. A visitor may come there without a new document.
    `frame-src https://${film.host}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** SHA-256 of a text as a source of a policy. */
export async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
