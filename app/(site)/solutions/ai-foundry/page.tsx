import { Contact } from './_sections/contact';
import { Numbers } from './_sections/numbers';
import { Head } from './_sections/head';
import { Reasons } from './_sections/reasons';
import { Results } from './_sections/results';
import { Services } from './_sections/services';
import { ReadOn } from '@/components/kinds/read-on';
import { footnotes } from '@/lib/content/footnotes';
import { foundry as page } from '@/lib/content/solutions';
import { PageData } from '@/components/seo/page-data';
import { service } from '@/lib/seo/json-ld/service';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.foundry);

const services = footnotes([page.services.claim.source]);
const results = footnotes(
  page.results.items.map(({ source }) => source),
  services.next,
);
const figures = footnotes(
  page.figures.items.map(({ source }) => source),
  results.next,
);

export default function FoundryPage() {
  return (
    <>
      <PageData path={routes.foundry} main={service(routes.foundry, page)} />
      <Head hero={page.hero} process={page.process} />
      <Services services={page.services} notes={services} />
      {page.results.items.length > 0 && <Results results={page.results} notes={results} />}
      {page.figures.items.length > 0 && <Numbers figures={page.figures} notes={figures} />}
      {page.reasons.items.length > 0 && <Reasons reasons={page.reasons} />}
      <ReadOn groups={relatedTo(routes.foundry, { industry: 3, case: 2, article: 1 })} />
      <Contact closing={page.closing} />
    </>
  );
}
