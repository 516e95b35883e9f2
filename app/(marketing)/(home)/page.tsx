import { ConsoleSection } from '@/components/sections/console/console-section';
import { Cta } from '@/components/sections/cta/cta';
import { ProductList } from '@/components/sections/product-list';
import { HeadedSection } from '@/components/sections/headed-section';
import { Faq } from './_components/faq';
import { Hero } from './_components/hero';
import { IndustryCards } from './_components/industry-cards';
import { PlatformSection } from './_components/platform-section';
import { CaseHighlight } from './_components/case-highlight';
import { ServiceModel } from './_components/service-model';
import { home } from '@/content/home';
import { industries } from '@/content/industries';
import { products } from '@/content/products';
import { JsonLd } from '@/components/ui/json-ld';
import { describeFaq, describeOrganization, describeWebSite } from '@/lib/seo/structured-data';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata('/');

export default function HomePage() {
  return (
    <div className="[--spacing-section:clamp(40px,6vw,88px)]">
      <Hero hero={home.hero} />
      {products.all.length > 0 && (
        <ConsoleSection
          className="[--spacing-section:clamp(24px,2.25vw,32px)]"
          heading={home.console}
          cases={products.all.map(({ slug, checkpoint }) => ({ ...checkpoint, slug }))}
        />
      )}
      {home.proof && <CaseHighlight proof={home.proof} />}
      {products.all.length > 0 && (
        <HeadedSection headingId="products" heading={home.products} surface="band">
          <ProductList variant="cards" />
        </HeadedSection>
      )}
      <div className="offscreen tall-79 @md:tall-61 @xl:tall-49">
        <ServiceModel model={home.model} />
      </div>
      {industries.all.length > 0 && (
        <div className="offscreen tall-45 @md:tall-40 @xl:tall-53">
          <IndustryCards head={home.industries} industries={industries.all} />
        </div>
      )}
      <div className="offscreen tall-115 @md:tall-90 @xl:tall-77">
        <PlatformSection platform={home.platform} />
      </div>
      {home.questions.items.length > 0 && (
        <div className="offscreen tall-45 @xl:tall-35">
          <Faq questions={home.questions} />
        </div>
      )}
      <div className="offscreen tall-29 @md:tall-50 @xl:tall-35">
        <Cta variant="page" drawing="stuck-queue" {...home.closing} />
      </div>
      <JsonLd data={describeOrganization()} />
      <JsonLd data={describeWebSite()} />
      {home.questions.items.length > 0 && <JsonLd data={describeFaq(home.questions)} />}
    </div>
  );
}
