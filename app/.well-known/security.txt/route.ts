import { mailbox } from '@/content/site';
import { getSiteUrl } from '@/lib/env/env';

export const dynamic = 'force-static';

/** Writes the contact for security reports (RFC 9116). It expires a year after the build. */
export function GET() {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: mailto:${mailbox.security}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${new URL('/.well-known/security.txt', getSiteUrl()).href}`,
    'Preferred-Languages: en',
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
