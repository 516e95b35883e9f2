import { Art } from '@/components/illustrations/illustration';
import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { HeroLinks } from '@/components/ui/hero-links';
import { Services } from './_components/services';
import { Success } from './_components/success';
import { Why } from './_components/why';
import { RelatedContent } from '@/components/sections/related-content';
import { gcc as page } from '@/lib/content/solutions';
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
        variant="bleed"
        path={routes.gcc}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<HeroLinks primary={hero.primary} secondary={hero.secondary} />}
        className="relative overflow-x-clip"
        aside={
          // The drawing is not cropped; the plate's ground fills the rest.
          <div className="aspect-640/560 overflow-clip bg-surface-2 wide:absolute wide:inset-[0_0_0_50%] wide:aspect-auto wide:rounded-es-band medium:aspect-2/1">
            <Art
              kind="gcc"
              width={640}
              height={560}
              className="block-full medium:[mask-image:linear-gradient(to_right,transparent_21.5%,black_27%,black_73%,transparent_78.5%)]"
            />
          </div>
        }
      />
      <Why why={page.why} />
      {page.services.items.length > 0 && <Services services={page.services} />}
      <Success success={page.success} />
      <RelatedContent groups={findRelated(routes.gcc, { industry: 1, case: 2, article: 1 })} below="band" />
      <Cta variant="product" motif="gcc" {...page.closing} />
    </>
  );
}
