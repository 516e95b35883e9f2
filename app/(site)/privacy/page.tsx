import { privacy } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { LegalPage } from '../_legal/legal-page';

export const metadata = pageMetadata(privacy.path);

export default function PrivacyRoute() {
  return <LegalPage page={privacy} />;
}
