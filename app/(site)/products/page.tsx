import { AreaRows } from './_sections/area-rows';
import { CapabilityLayers } from './_sections/capability-layers';
import { ConsoleSection } from '@/components/console/console-section';
import { PickArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { Head } from './_sections/head';
import { Modules } from '@/components/kinds/modules';
import { TitleGrid } from '@/components/kinds/title-grid';
import { MoreLinks } from '@/components/ui/more-links';
import { HeadedSection } from '@/components/sections/headed-section';
import { platformLanding as page } from '@/lib/content/platform-landing';
import { products } from '@/lib/content/products';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';

/** Without modules there is no page. */
export const generateMetadata = () => (products.all.length > 0 ? pageMetadata(routes.products) : {});

export default function ProductsPage() {
  if (products.all.length === 0) return <Absent />;
  return (
    <>
      <Head hero={page.hero} />
      <HeadedSection label="modules" words={page.modules} space="below">
        <Modules look="list" modules={products.all} />
        <MoreLinks links={[page.modules.more]} className="mbs-6" />
      </HeadedSection>
      <ConsoleSection
        tone="ink"
        words={page.console}
        cases={products.all.map(({ checkpoint }) => checkpoint)}
      />
      {page.advantages.items.length > 0 && (
        <HeadedSection label="advantages" words={page.advantages} space="below">
          <TitleGrid look="boxes" items={page.advantages.items} />
        </HeadedSection>
      )}
      {page.capabilities.items.length > 0 && <CapabilityLayers capabilities={page.capabilities} />}
      {page.areas.items.length > 0 && <AreaRows areas={page.areas} modules={products.all} />}
      <Closing look="page" drawing={PickArt} {...page.closing} />
    </>
  );
}
