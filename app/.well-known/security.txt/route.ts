import { mailbox } from '@/lib/content/site';
import { getSiteUrl } from '@/lib/env/env';

export const dynamic = 'force-static';

/** Where to report a weakness, as RFC 9116 has it. Made by the build, and good for a year from then. */
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
