import { CheckpointAnatomy } from '@/components/sections/checkpoint-anatomy';
import { Closing } from '@/components/kinds/closing';
import { ModuleRows } from '@/components/sections/module-rows';
import { PlatformFeatures } from '@/components/sections/platform-features';
import { PlatformHero } from '@/components/sections/platform-hero';
import { RunTable } from '@/components/sections/run-table';
import { WhereItRuns } from '@/components/sections/where-it-runs';
import { platform as page } from '@/lib/content/platform';
import { products } from '@/lib/content/products';
import { PageData } from '@/components/seo/page-data';
import { platformApplication } from '@/lib/seo/json-ld/software-application';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/intellimate');

export default function PlatformPage() {
  return (
    <>
      <PageData path="/intellimate" main={platformApplication()} />
      <PlatformHero hero={page.hero} weekend={page.weekend} />
      <RunTable run={page.run} />
      <CheckpointAnatomy checkpoint={page.checkpoint} />
      <PlatformFeatures features={page.features} results={page.results} />
      <ModuleRows head={page.modules} modules={products.all} />
      <WhereItRuns where={page.where} />
      <Closing {...page.closing} />
    </>
  );
}
