import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { HeroLinks } from '@/components/sections/hero-links';
import { Figures } from './_components/figures';
import { Phases } from './_components/phases';
import { Services } from './_components/services';
import { Results } from './_components/results';
import { RelatedContent } from '@/components/sections/related-content';
import { FeatureList } from '@/components/sections/feature-list';
import { TwoColumnSection } from '@/components/sections/two-column-section';
import { foundry as page } from '@/content/solutions/foundry';
import { JsonLd } from '@/components/ui/json-ld';
import { describeService } from '@/lib/seo/structured-data';
import { findRelated } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata(routes.foundry);

export default function FoundryPage() {
  const { hero } = page;
  return (
    <>
      <JsonLd data={describeService(routes.foundry, page.hero.lead)} />
      <PageHero
        variant="stacked"
        path={routes.foundry}
        eyebrow={hero.eyebrow}
        title={hero.title}
        measure={14}
        lead={hero.lead}
        actions={<HeroLinks links={hero.links} />}
        className="-mbs-(--header) border-be border-line bg-band pbs-(--header) pbe-[clamp(40px,5vw,72px)]"
      >
        {page.process.phases.length > 0 && <Phases process={page.process} />}
      </PageHero>
      {page.services.items.length > 0 && <Services services={page.services} />}
      {page.figures.items.length > 0 && <Figures figures={page.figures} />}
      {page.results.items.length > 0 && <Results results={page.results} />}
      {page.reasons.items.length > 0 && (
        <TwoColumnSection headingId="reasons-title" heading={page.reasons}>
          <FeatureList items={page.reasons.items} variant="numbered" />
        </TwoColumnSection>
      )}
      <RelatedContent groups={findRelated(routes.foundry, { industry: 2, case: 2, article: 1 })} />
      <Cta
        variant="dark"
        id="contact"
        title={page.closing.title}
        text={page.closing.text}
        actions={<RequestDemoButton size="hero">{page.closing.action}</RequestDemoButton>}
        art={<Illustration svg={readDrawing('foundry')} className="art-on-surface-1" />}
      />
    </>
  );
}
