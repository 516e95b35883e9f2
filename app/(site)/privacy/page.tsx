import { privacy } from '@/lib/content/legal';
import { PageData } from '@/components/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { LegalPage } from '../_legal/legal-page';

export const metadata = pageMetadata(privacy.path);

export default function PrivacyRoute() {
  return (
    <>
      <PageData path={privacy.path} description={privacy.lead} dateModified={privacy.updated.iso} />
      <LegalPage page={privacy} />
    </>
  );
}
