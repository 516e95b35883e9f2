import { CheckpointAnatomy } from './_sections/checkpoint-anatomy';
import { RefusalArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { Evidence } from './_sections/evidence';
import { Measured } from '@/components/kinds/measured';
import { Table } from '@/components/kinds/table';
import { HeadedSection } from '@/components/sections/headed-section';
import { ModuleRows } from './_sections/module-rows';
import { PlatformFeatures } from './_sections/platform-features';
import { Head } from './_sections/head';
import { RunTable } from './_sections/run-table';
import { Security } from './_sections/security';
import { Timeline } from './_sections/timeline';
import { WhereItRuns } from './_sections/where-it-runs';
import { footnotes } from '@/lib/content/footnotes';
import { platform as page } from '@/lib/content/platform';
import { products } from '@/lib/content/products';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { platformApplication } from '@/lib/seo/json-ld/software-application';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.platform);

const notes = footnotes(page.results.items.flatMap(({ source }) => source ?? []));

export default function PlatformPage() {
  return (
    <>
      <PageData path={routes.platform} main={platformApplication()} />
      <Head hero={page.hero} weekend={page.weekend} fields={page.run.fields} />
      {page.run.lines.length > 0 && <RunTable run={page.run} />}
      {page.checkpoint.parts.length > 0 && <CheckpointAnatomy checkpoint={page.checkpoint} />}
      {page.features.items.length > 0 && (
        <PlatformFeatures features={page.features} results={page.results} notes={notes} />
      )}
      {products.all.length > 0 && <ModuleRows head={page.modules} modules={products.all} />}
      <WhereItRuns where={page.where} />
      {page.timeline && <Timeline timeline={page.timeline} />}
      {page.connectors && (
        <HeadedSection id="connectors" label="connectors-title" words={page.connectors}>
          <Table
            caption={page.connectors.caption}
            columns={page.connectors.columns}
            rows={page.connectors.rows.map(({ system, reads, writes, how, limit }) => [
              system,
              reads,
              writes,
              how,
              limit,
            ])}
          />
        </HeadedSection>
      )}
      {page.security && <Security security={page.security} />}
      {page.evidence && <Evidence evidence={page.evidence} />}
      <Measured notes={notes} />
      <Closing look="page" drawing={RefusalArt} hue="mate" {...page.closing} />
    </>
  );
}
