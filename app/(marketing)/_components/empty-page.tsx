import { type ComponentProps, Suspense } from 'react';
import { notFound } from 'next/navigation';
import { Lost } from '@/components/sections/not-found-page';
import { notFound as unknown } from '@/lib/content/errors';

const Missing = (): never => notFound();

/** Throws inside a boundary: the answer is 404, and the HTML still holds this screen. */
export const EmptyPage = ({ page = unknown }: Partial<ComponentProps<typeof Lost>>) => (
  <Suspense fallback={<Lost page={page} />}>
    <Missing />
  </Suspense>
);
