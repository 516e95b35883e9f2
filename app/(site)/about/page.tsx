import { CompanyHistory } from '@/components/sections/company-history';
import { CompanyWork } from '@/components/sections/company-work';
import { ClosingCall } from '@/components/sections/closing-call';
import { LocationCarousel } from '@/components/sections/location-carousel';
import { PageHead } from '@/components/sections/page-head';
import { PartnerGrid } from '@/components/sections/partner-grid';
import { WorldStrip } from '@/components/art/world-strip';
import { about, locations } from '@/lib/content/about';
import { PageData } from '@/components/seo/page-data';
import { organization } from '@/lib/seo/json-ld/organization';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  return (
    <>
      <PageData path="/about" type="AboutPage" description={about.hero.lead} main={organization()} />
      <PageHead {...about.hero} path="/about" />
      <WorldStrip places={locations.all} />
      <CompanyWork work={about.work} />
      <PartnerGrid partners={about.partners} />
      <CompanyHistory history={about.history} />
      <LocationCarousel head={about.locations} locations={locations.all} />
      <ClosingCall {...about.closing} />
    </>
  );
}
