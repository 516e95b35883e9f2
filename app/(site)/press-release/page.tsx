import { PageHead } from '@/components/kinds/page-head';
import { PressList } from '@/components/sections/press-list';
import { buttonClass } from '@/components/ui/button';
import { pageExists } from '@/lib/content/pages';
import { press, pressPage as page } from '@/lib/content/press';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { pageList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';

/** Without press releases there is no page. */
export const generateMetadata = () => (pageExists(routes.releases) ? pageMetadata(routes.releases) : {});

export default function PressReleasesPage() {
  if (!pageExists(routes.releases)) return <Absent />;
  return (
    <>
      <PageData
        path={routes.releases}
        type="CollectionPage"
        description={page.hero.lead}
        main={pageList(routes.releases, press.slugs.map(routes.release))}
      />
      <PageHead
        {...page.hero}
        path={routes.releases}
        actions={
          <a className={buttonClass({ variant: 'secondary' })} href={`mailto:${page.inquiries.address}`}>
            {page.inquiries.label}
          </a>
        }
      />
      <PressList releases={press.all} read={page.read} />
    </>
  );
}
