import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { PressList } from '@/components/sections/press-list';
import { getButtonClass } from '@/components/ui/button';
import { isPage } from '@/lib/site-map/pages';
import { press, pressPage as page } from '@/content/press';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';

export const generateMetadata = () => (isPage(routes.releases) ? createPageMetadata(routes.releases) : {});

export default function PressReleasesPage() {
  if (!isPage(routes.releases)) return <EmptyPage />;
  const { hero, contact, headings, inquiries } = page;
  return (
    <>
      <PageHero {...hero} path={routes.releases} />
      <PressList releases={press.all} />
      <Cta
        variant="tint"
        title={headings.contact}
        text={contact.text}
        actions={
          <a className={getButtonClass({ size: 'hero' })} href={`mailto:${inquiries.address}`}>
            {inquiries.label}
          </a>
        }
        facts={contact.facts}
      />
    </>
  );
}
