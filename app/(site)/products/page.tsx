import { AreaRows } from './_sections/area-rows';
import { CapabilityLayers } from './_sections/capability-layers';
import { PickArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { Head } from './_sections/head';
import { Inbox } from './_sections/inbox/inbox';
import { Measured } from '@/components/kinds/measured';
import { Modules } from '@/components/kinds/modules';
import { Table } from '@/components/kinds/table';
import { TitleGrid } from '@/components/kinds/title-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Pricing } from './_sections/pricing';
import { footnotes } from '@/lib/content/footnotes';
import { platformLanding as page } from '@/lib/content/platform-landing';
import { products } from '@/lib/content/products';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';

/** Without modules there is no page. */
export const generateMetadata = () => (products.all.length > 0 ? pageMetadata(routes.products) : {});

const notes = footnotes(page.areas.items.map(({ source }) => source));

export default function ProductsPage() {
  if (products.all.length === 0) return <Absent />;
  return (
    <>
      <Head hero={page.hero} modules={products.all} />
      {page.inbox && <Inbox inbox={page.inbox} />}
      {page.advantages.items.length > 0 && (
        <HeadedSection label="advantages" words={page.advantages} space="below">
          <TitleGrid look="boxes" items={page.advantages.items} />
        </HeadedSection>
      )}
      {page.capabilities.items.length > 0 && <CapabilityLayers capabilities={page.capabilities} />}
      {page.areas.items.length > 0 && <AreaRows areas={page.areas} modules={products.all} notes={notes} />}
      <HeadedSection label="modules" words={page.modules} space="below">
        <Modules look="list" modules={products.all} />
      </HeadedSection>
      {page.comparison && (
        <HeadedSection id="comparison" label="comparison-title" words={page.comparison} tone="band">
          <Table
            caption={page.comparison.caption}
            columns={page.comparison.columns}
            rows={page.comparison.rows.map(({ question, answers }) => [question, ...answers])}
          />
        </HeadedSection>
      )}
      {page.pricing && <Pricing pricing={page.pricing} />}
      <Measured notes={notes} />
      <Closing look="page" drawing={PickArt} {...page.closing} />
    </>
  );
}
