import type { Metadata } from 'next';
import { EmptyPage } from '@/app/(marketing)/_components/empty-page';
import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { unknownCase } from '@/content/case-studies';

/** Next itself excludes pages with status 404 from search engines. */
export const metadata: Metadata = unknownCase.meta;

export default function UnknownCasePage() {
  return (
    <EmptyPage>
      <NotFoundScreen page={unknownCase} />
    </EmptyPage>
  );
}
