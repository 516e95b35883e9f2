import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { notFound } from '@/lib/content/errors';

/** Without an address of its own, so without a canonical one. Next itself tells search engines to stay away. */
export const metadata: Metadata = notFound.meta;

export default function NotFoundPage() {
  return <NotFoundScreen page={notFound} />;
}
