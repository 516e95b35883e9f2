import { cookiePolicy } from '@/content/legal/cookie-policy';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { LegalPage } from '../_components/legal/legal-page';

export const metadata = createPageMetadata(cookiePolicy.path);

export default function CookiePolicyRoute() {
  return <LegalPage page={cookiePolicy} />;
}
