import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Closing } from '@/components/kinds/closing';
import { Figures } from '@/components/kinds/figures';
import { PageHead } from '@/components/kinds/page-head';
import { HeroLinks } from '@/components/sections/hero-links';
import { Phases } from './_sections/phases';
import { Results } from './_sections/results';
import { Services } from './_sections/services';
import { ReadOn } from '@/components/kinds/read-on';
import { Rows } from '@/components/kinds/rows';
import { Split } from '@/components/kinds/split';
import { Section } from '@/components/ui/section';
import { foundry as page } from '@/lib/content/solutions';
import { JsonLd } from '@/components/seo/json-ld';
import { service } from '@/lib/seo/structured-data';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.foundry);

export default function FoundryPage() {
  const { hero } = page;
  return (
    <>
      <JsonLd data={service(routes.foundry, page.hero.lead)} />
      <PageHead
        look="plate"
        path={routes.foundry}
        eyebrow={hero.eyebrow}
        title={hero.title}
        measure={14}
        split="fluid"
        lead={hero.lead}
        actions={<HeroLinks primary={hero.primary} secondary={hero.secondary} />}
        className="-mbs-(--header) overflow-x-clip border-be border-line bg-band pbs-(--header) pbe-[clamp(48px,6vw,96px)] [--edge:max(var(--gutter),calc((100vw-1200px)/2))]"
        space="gap-y-7 pbe-[clamp(48px,6vw,88px)]"
      >
        {page.process.phases.length > 0 && <Phases process={page.process} />}
      </PageHead>
      <Services services={page.services} />
      {page.results.items.length > 0 && <Results results={page.results} />}
      {page.figures.items.length > 0 && (
        <Section label="figures-title">
          <h2 className="text-h3" id="figures-title">
            {page.figures.title}
          </h2>
          <Figures look="large" items={page.figures.items} className="mbs-10" />
        </Section>
      )}
      {page.reasons.items.length > 0 && (
        <Split label="reasons-title" words={page.reasons} space="below" at={4}>
          <Rows items={page.reasons.items} look="numbered" />
        </Split>
      )}
      <ReadOn groups={relatedTo(routes.foundry, { industry: 3, case: 2, article: 1 })} />
      {/* The question goes in on the left, and the Foundry's drawing takes it from there. */}
      <Closing
        look="ink"
        id="contact"
        title={page.closing.title}
        text={page.closing.text}
        actions={<RequestDemoButton size="hero">{page.closing.action}</RequestDemoButton>}
        art={
          <Art
            kind="foundry"
            width={640}
            height={380}
            ground="none"
            className="[--art-ground:var(--color-surface-1)]"
          />
        }
      />
    </>
  );
}
