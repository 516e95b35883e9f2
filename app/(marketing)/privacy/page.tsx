import { privacy } from '@/content/legal/privacy';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { LegalPage } from '../_components/legal/legal-page';

export const metadata = createPageMetadata(privacy.path);

export default function PrivacyRoute() {
  return <LegalPage page={privacy} />;
}
