import { cookiePolicy } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { LegalPage } from '../_legal/legal-page';

export const metadata = pageMetadata(cookiePolicy.path);

export default function CookiePolicyRoute() {
  return <LegalPage page={cookiePolicy} />;
}
