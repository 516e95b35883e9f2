import { PageHero } from '@/components/sections/page-hero';
import { PressList } from '@/components/sections/press-list';
import { getButtonClass } from '@/components/ui/button';
import { isPage } from '@/lib/content/pages';
import { press, pressPage as page } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';

export const generateMetadata = () => (isPage(routes.releases) ? createPageMetadata(routes.releases) : {});

export default function PressReleasesPage() {
  if (!isPage(routes.releases)) return <EmptyPage />;
  return (
    <>
      <PageHero
        {...page.hero}
        path={routes.releases}
        actions={
          <a className={getButtonClass({ variant: 'secondary' })} href={`mailto:${page.inquiries.address}`}>
            {page.inquiries.label}
          </a>
        }
      />
      <PressList releases={press.all} read={page.read} />
    </>
  );
}
