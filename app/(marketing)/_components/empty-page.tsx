import { type ComponentProps, Suspense } from 'react';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { notFound as unknown } from '@/lib/content/errors';

const Missing = (): never => notFound();

/** Throws inside a boundary: the answer is 404, and the HTML still holds this screen. */
export const EmptyPage = ({ page = unknown }: Partial<ComponentProps<typeof NotFoundScreen>>) => (
  <Suspense fallback={<NotFoundScreen page={page} />}>
    <Missing />
  </Suspense>
);
