import { Suspense } from 'react';
import { notFound } from 'next/navigation';
import { Lost } from '@/components/kinds/lost';
import { notFound as page } from '@/lib/content/errors';

const Missing = (): never => notFound();

/**
 * Stands in place of a list that has no records: the page answers 404, and its HTML holds the screen. Thrown outside of a
 * boundary, it would be empty.
 */
export const Absent = () => (
  <Suspense fallback={<Lost page={page} />}>
    <Missing />
  </Suspense>
);
