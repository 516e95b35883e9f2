import { PageHead } from '@/components/kinds/page-head';
import { PressList } from '@/components/sections/press-list';
import { buttonClass } from '@/components/ui/button';
import { pageExists } from '@/lib/content/pages';
import { press, pressPage as page } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';

/** Without press releases there is no page. */
export const generateMetadata = () => (pageExists(routes.releases) ? pageMetadata(routes.releases) : {});

export default function PressReleasesPage() {
  if (!pageExists(routes.releases)) return <Absent />;
  return (
    <>
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
