import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { HeroLinks } from '@/components/sections/hero-links';
import { Plan } from './_components/plan';
import { Services } from './_components/services';
import { Success } from './_components/success';
import { Why } from './_components/why';
import { RelatedContent } from '@/components/sections/related-content';
import { gcc as page } from '@/content/solutions/gcc';
import { JsonLd } from '@/components/ui/json-ld';
import { describeService } from '@/lib/seo/structured-data';
import { findRelated } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata(routes.gcc);

export default function GccPage() {
  const { hero } = page;
  return (
    <>
      <JsonLd data={describeService(routes.gcc, page.hero.lead)} />
      <PageHero
        variant="beside"
        path={routes.gcc}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<HeroLinks links={hero.links} />}
        measure={16}
        aside={<Plan plan={page.plan} />}
        grid="gap-y-12 @2xl:items-start @2xl:*:col-1 @2xl:*:row-1"
        className="-mbs-(--header) bg-tint pbs-(--header) pbe-8"
      />
      <Why why={page.why} />
      {page.services.items.length > 0 && <Services page={page} />}
      <Success success={page.success} />
      <RelatedContent groups={findRelated(routes.gcc, { industry: 1, case: 2, article: 1 })} below="band" />
      <Cta variant="product" drawing="gcc" {...page.closing} />
    </>
  );
}
