import { Cta } from '@/components/sections/cta/cta';
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
import { Facts } from './_components/facts';
import { WaitChart } from './_components/wait-chart';

export const metadata = createPageMetadata(routes.about);

export default function AboutPage() {
  const { facts, wait, ...hero } = about.hero;
  return (
    <>
      <JsonLd data={describeOrganization()} />
      <PageHero variant="beside" {...hero} path={routes.about} />
      {wait && (
        <div className="hue bg-tint py-12 hue-mate @xl:py-16">
          <div className="site-container">
            <WaitChart wait={wait} />
          </div>
        </div>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      <CompanyDescription work={about.work} />
      {about.partners.items.length > 0 && <Partners partners={about.partners} />}
      {about.history.entries.length > 0 && <History history={about.history} />}
      {about.locations.items.length > 0 && <Locations head={about.locations} all={about.locations.items} />}
      <Cta variant="page" drawing="joined-lines" {...about.closing} />
    </>
  );
}
