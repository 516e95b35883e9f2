import { LegalPage } from '@/components/templates/legal-page';
import { privacy } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(privacy.path);

export default function PrivacyRoute() {
  return <LegalPage page={privacy} />;
}
