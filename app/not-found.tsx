import type { Metadata } from 'next';
import { Lost } from '@/components/sections/not-found-page';
import { notFound } from '@/lib/content/errors';

/** Next itself excludes pages with status 404 from search engines. */
export const metadata: Metadata = notFound.meta;

export default function NotFoundPage() {
  return <Lost page={notFound} />;
}
