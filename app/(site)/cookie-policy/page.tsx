import { LegalPage } from '@/components/templates/legal-page';
import { cookiePolicy } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(cookiePolicy.path);

export default function CookiePolicyRoute() {
  return <LegalPage page={cookiePolicy} />;
}
