import { cookiePolicy } from '@/lib/content/legal';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { LegalPage } from '../_components/legal/legal-page';

export const metadata = createPageMetadata(cookiePolicy.path);

export default function CookiePolicyRoute() {
  return <LegalPage page={cookiePolicy} />;
}
