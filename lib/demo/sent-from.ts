import 'server-only';
import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env/site-url';

/**
 * The page from which the form was sent: the browser says so itself, with scripts and without. Where it is told to keep
 * that to itself, the page is not known.
 */
export async function sentFrom(): Promise<{ sent_path?: string }> {
  const referrer = URL.parse((await headers()).get('referer') ?? '');
  return referrer?.host === siteUrl().host ? { sent_path: referrer.pathname } : {};
}
