import { CheckpointAnatomy } from './_sections/checkpoint-anatomy';
import { Closing } from '@/components/kinds/closing';
import { ModuleRows } from './_sections/module-rows';
import { PlatformFeatures } from './_sections/platform-features';
import { Head } from './_sections/head';
import { RunTable } from './_sections/run-table';
import { WhereItRuns } from './_sections/where-it-runs';
import { platform as page } from '@/lib/content/platform';
import { products } from '@/lib/content/products';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { platformApplication } from '@/lib/seo/json-ld/software-application';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.platform);

export default function PlatformPage() {
  return (
    <>
      <PageData path={routes.platform} main={platformApplication()} />
      <Head hero={page.hero} weekend={page.weekend} />
      <RunTable run={page.run} />
      <CheckpointAnatomy checkpoint={page.checkpoint} />
      <PlatformFeatures features={page.features} results={page.results} />
      <ModuleRows head={page.modules} modules={products.all} />
      <WhereItRuns where={page.where} />
      <Closing {...page.closing} />
    </>
  );
}
