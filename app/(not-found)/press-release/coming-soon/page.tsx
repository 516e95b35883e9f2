import { Suspense } from 'react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pressPage } from '@/content/press';
import { isDevelopment } from '@/lib/env/deployment';
import { PressComingSoon } from './_components/press-coming-soon';

/** Next itself excludes pages with status 404 from search engines. */
export const metadata: Metadata = pressPage.unknown.meta;

/**
 * A part without content calls notFound(): if the page did, the HTML of the build would lack its screen.
 * Development sends the status before that part.
 */
export default function UnknownPressReleasePage() {
  if (isDevelopment) notFound();
  return (
    <>
      <PressComingSoon />
      <Suspense fallback={null}>
        <Missing />
      </Suspense>
    </>
  );
}

async function Missing(): Promise<never> {
  await Promise.resolve();
  notFound();
}
