import { Closing } from '@/components/kinds/closing';
import { Measured } from '@/components/kinds/measured';
import { Head } from './_sections/head';
import { Services } from './_sections/services';
import { Success } from './_sections/success';
import { Why } from './_sections/why';
import { ReadOn } from '@/components/kinds/read-on';
import { footnotes } from '@/lib/content/footnotes';
import { gcc as page } from '@/lib/content/solutions';
import { PageData } from '@/components/seo/page-data';
import { service } from '@/lib/seo/json-ld/service';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.gcc);

const notes = footnotes([page.success, ...page.success.results].map(({ source }) => source));

export default function GccPage() {
  return (
    <>
      <PageData path={routes.gcc} main={service(routes.gcc, page)} />
      <Head hero={page.hero} />
      <Why why={page.why} />
      {page.services.items.length > 0 && <Services services={page.services} />}
      <Success success={page.success} notes={notes} />
      <ReadOn groups={relatedTo(routes.gcc, { industry: 1, case: 2, article: 1 })} below="band" />
      <Measured notes={notes} />
      <Closing look="product" motif="gcc" {...page.closing} />
    </>
  );
}
