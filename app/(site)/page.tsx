import { StuckArt } from '@/components/art/page-art';
import { ConsoleSection } from '@/components/console/console-section';
import { Closing } from '@/components/kinds/closing';
import { Modules } from '@/components/kinds/modules';
import { HeadedSection } from '@/components/sections/headed-section';
import { Faq } from './_sections/faq';
import { Head } from './_sections/head';
import { IndustryAtlas } from './_sections/industry-atlas';
import { PlatformBand } from './_sections/platform-band';
import { Proof } from './_sections/proof';
import { ServiceModel } from './_sections/service-model';
import { home } from '@/lib/content/home';
import { industries } from '@/lib/content/industries';
import { products } from '@/lib/content/products';
import { JsonLd } from '@/components/seo/json-ld';
import { faqPage, organization, webSite } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <div className="[--spacing-section:clamp(40px,6vw,88px)]">
      <Head hero={home.hero} />
      {products.all.length > 0 && (
        <ConsoleSection
          tone="ink"
          words={home.console}
          cases={products.all.map(({ checkpoint }) => checkpoint)}
        />
      )}
      <ServiceModel model={home.model} />
      {products.all.length > 0 && (
        <HeadedSection label="products" words={home.products} tone="band">
          <Modules look="cards" modules={products.all} />
        </HeadedSection>
      )}
      {home.proof && <Proof proof={home.proof} />}
      {industries.all.length > 0 && <IndustryAtlas head={home.industries} industries={industries.all} />}
      <PlatformBand platform={home.platform} />
      {home.questions.items.length > 0 && <Faq questions={home.questions} />}
      <Closing look="page" drawing={StuckArt} {...home.closing} />
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
      {home.questions.items.length > 0 && <JsonLd data={faqPage(home.questions)} />}
    </div>
  );
}
