import { type ComponentProps, Suspense } from 'react';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { notFound as unknown } from '@/lib/content/errors';

const Missing = (): never => notFound();

/**
 * Stands in place of a record or a list that there is not: the page answers 404, and its HTML holds the screen. Thrown
 * outside of a boundary, it would be empty.
 *
 * @param page The words of the screen; those of any unknown address, if none are given.
 */
export const EmptyPage = ({ page = unknown }: Partial<ComponentProps<typeof NotFoundScreen>>) => (
  <Suspense fallback={<NotFoundScreen page={page} />}>
    <Missing />
  </Suspense>
);
