import { Cta } from '@/components/sections/cta/cta';
import { DescriptionList } from '@/components/sections/description-list';
import { PageHero } from '@/components/sections/page-hero';
import { about } from '@/content/about';
import { JsonLd } from '@/components/ui/json-ld';
import * as routes from '@/lib/routes';
import { describeOrganization } from '@/lib/seo/structured-data';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { History } from './_components/history';
import { Locations } from './_components/locations';
import { Partners } from './_components/partners';
import { CompanyDescription } from './_components/company-description';

export const metadata = createPageMetadata(routes.about);

export default function AboutPage() {
  const { facts, ...hero } = about.hero;
  return (
    <>
      <JsonLd data={describeOrganization()} />
      <PageHero
        variant="beside"
        {...hero}
        path={routes.about}
        className="pbe-section"
        grid="gap-x-16 gap-y-10 @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @xl:items-end"
        aside={<DescriptionList variant="sentences" items={facts} />}
      />
      <CompanyDescription work={about.work} />
      {about.partners.items.length > 0 && <Partners partners={about.partners} />}
      {about.history.entries.length > 0 && <History history={about.history} />}
      {about.locations.items.length > 0 && <Locations head={about.locations} all={about.locations.items} />}
      <Cta variant="page" drawing="joined-lines" {...about.closing} />
    </>
  );
}
