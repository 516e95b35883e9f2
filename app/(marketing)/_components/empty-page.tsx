import { type ReactNode, Suspense } from 'react';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { notFound as unknown } from '@/content/not-found';
import { isDevelopment } from '@/lib/env/deployment';

const Missing = (): never => notFound();

/**
 * Throws inside a boundary: the answer of the build is 404, and the HTML still holds this screen. Development
 * sends the status before, unless the page itself throws.
 */
export function EmptyPage({ children = <NotFoundScreen page={unknown} /> }: { children?: ReactNode }) {
  if (isDevelopment) notFound();
  return (
    <Suspense fallback={children}>
      <Missing />
    </Suspense>
  );
}
