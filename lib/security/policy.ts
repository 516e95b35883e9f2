// Not server-only and with relative imports: the build adapter and the middleware read it too.
import { film } from '../../content/film.ts';

/** The style of the toast library, empty and filled. A test computes the hashes from the package. */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

export const barePolicy = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Returns a policy that allows only what this site loads. `secure` forbids plain http. */
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
    `frame-src https://${film.host}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

export async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
