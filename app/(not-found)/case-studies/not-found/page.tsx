import type { Metadata } from 'next';
import { EmptyPage } from '@/app/(marketing)/_components/empty-page';
import { unknownCase } from '@/content/case-studies';

/** Next itself excludes pages with status 404 from search engines. */
export const metadata: Metadata = unknownCase.meta;

export default function UnknownCasePage() {
  return <EmptyPage page={unknownCase} />;
}
