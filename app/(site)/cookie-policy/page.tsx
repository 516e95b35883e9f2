import { cookiePolicy } from '@/lib/content/legal';
import { PageData } from '@/components/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { LegalPage } from '../_legal/legal-page';

export const metadata = pageMetadata(cookiePolicy.path);

export default function CookiePolicyRoute() {
  return (
    <>
      <PageData
        path={cookiePolicy.path}
        description={cookiePolicy.lead}
        dateModified={cookiePolicy.updated.iso}
      />
      <LegalPage page={cookiePolicy} />
    </>
  );
}
