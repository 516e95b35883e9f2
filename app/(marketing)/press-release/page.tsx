import { DescriptionList } from '@/components/sections/description-list';
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
      <PageHero
        variant="beside"
        {...hero}
        path={routes.releases}
        actions={
          <a className={getButtonClass({ size: 'hero' })} href={`mailto:${inquiries.address}`}>
            {inquiries.label}
          </a>
        }
        grid="gap-x-16 gap-y-10 @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @xl:items-start"
        aside={
          <section className="grid gap-3" aria-labelledby="contact">
            <h2 className="text-h4" id="contact">
              {headings.contact}
            </h2>
            <p className="text-ink-2">{contact.text}</p>
            <DescriptionList variant="sentences" items={contact.facts} />
          </section>
        }
      />
      <PressList releases={press.all} />
    </>
  );
}
