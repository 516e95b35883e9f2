import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { notFound } from '@/content/not-found';

/** Next itself excludes pages with status 404 from search engines. */
export const metadata: Metadata = notFound.meta;

export default function NotFoundPage() {
  return <NotFoundScreen page={notFound} />;
}
