import { CompanyArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { about, locations } from '@/lib/content/about';
import { JsonLd } from '@/components/seo/json-ld';
import * as routes from '@/lib/routes';
import { organization } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { History } from './_sections/history';
import { Locations } from './_sections/locations';
import { Partners } from './_sections/partners';
import { Work } from './_sections/work';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  return (
    <>
      <JsonLd data={organization()} />
      <PageHead {...about.hero} path={routes.about} />
      <Work work={about.work} />
      {about.partners.items.length > 0 && <Partners partners={about.partners} />}
      {about.history.entries.length > 0 && <History history={about.history} />}
      {locations.all.length > 0 && <Locations head={about.locations} all={locations.all} />}
      <Closing look="page" drawing={CompanyArt} {...about.closing} />
    </>
  );
}
