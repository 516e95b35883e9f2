import type { Metadata } from 'next';
import { EmptyPage } from '@/app/(marketing)/_components/empty-page';
import { pressPage } from '@/content/press';
import { PressComingSoon } from './_components/press-coming-soon';

/** Next itself excludes pages with status 404 from search engines. */
export const metadata: Metadata = pressPage.unknown.meta;

export default function UnknownPressReleasePage() {
  return (
    <EmptyPage>
      <PressComingSoon />
    </EmptyPage>
  );
}
