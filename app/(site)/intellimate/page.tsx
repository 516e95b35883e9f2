import { CheckpointAnatomy } from './_sections/checkpoint-anatomy';
import { RefusalArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { Modules } from '@/components/kinds/modules';
import { TitleGrid } from '@/components/kinds/title-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Head } from './_sections/head';
import { RunTable } from './_sections/run-table';
import { WhereItRuns } from './_sections/where-it-runs';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { platform as page } from '@/lib/content/platform';
import { products } from '@/lib/content/products';
import { JsonLd } from '@/components/seo/json-ld';
import * as routes from '@/lib/routes';
import { software } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.platform);

export default function PlatformPage() {
  return (
    <>
      <JsonLd data={software(routes.platform, page.hero.lead)} />
      <Head hero={page.hero} weekend={page.weekend} fields={page.run.fields} />
      {page.run.lines.length > 0 && <RunTable run={page.run} />}
      {page.checkpoint.parts.length > 0 && <CheckpointAnatomy checkpoint={page.checkpoint} />}
      {page.features.items.length > 0 && (
        <HeadedSection label="features" words={page.features} tone="band">
          <TitleGrid look="ruled" items={page.features.items} className="mbs-10" />
        </HeadedSection>
      )}
      {products.all.length > 0 && (
        <HeadedSection label="modules" words={page.modules}>
          <Modules look="rows" modules={products.all} />
          <p className="mbs-6">
            <ButtonLink variant="tertiary" href={page.modules.more.href}>
              {page.modules.more.label} <Glyph name="arrow" size={20} />
            </ButtonLink>
          </p>
        </HeadedSection>
      )}
      <WhereItRuns where={page.where} />
      <Closing look="page" drawing={RefusalArt} hue="mate" {...page.closing} />
    </>
  );
}
