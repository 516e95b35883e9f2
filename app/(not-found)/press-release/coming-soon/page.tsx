import { Suspense } from 'react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pressPage } from '@/lib/content/press';
import { PressComingSoon } from './_components/press-coming-soon';

/** With the status, the framework tells search engines to stay away. */
export const metadata: Metadata = pressPage.unknown.meta;

/**
 * Every unknown id is answered with this one page; see next.config.ts. Its status is 404, which a part without
 * content asks for: were the page itself to ask, its screen would not be in the HTML, but drawn by a script.
 */
export default function UnknownPressReleasePage() {
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
