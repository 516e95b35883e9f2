import { Closing } from '@/components/kinds/closing';
import { GccHero } from '@/components/sections/gcc-hero';
import { GccServices } from './_sections/gcc-services';
import { GccSuccess } from './_sections/gcc-success';
import { GccWhy } from './_sections/gcc-why';
import { ReadOn } from '@/components/kinds/read-on';
import { gcc as page } from '@/lib/content/solutions';
import { PageData } from '@/components/seo/page-data';
import { service } from '@/lib/seo/json-ld/service';
import { relatedTo } from '@/lib/content/related';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/solutions/gcc');

export default function GccPage() {
  return (
    <>
      <PageData path="/solutions/gcc" main={service('/solutions/gcc', page)} />
      <GccHero hero={page.hero} />
      <GccWhy why={page.why} />
      <GccServices services={page.services} />
      <GccSuccess success={page.success} />
      <ReadOn groups={relatedTo('/solutions/gcc', { industry: 1, case: 2, article: 1 })} />
      <Closing {...page.closing} />
    </>
  );
}
