import { Art } from '@/components/art/illustration';
import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { HeroLinks } from '@/components/sections/hero-links';
import { Services } from './_sections/services';
import { Success } from './_sections/success';
import { Why } from './_sections/why';
import { ReadOn } from '@/components/kinds/read-on';
import { gcc as page } from '@/lib/content/solutions';
import { JsonLd } from '@/components/seo/json-ld';
import { service } from '@/lib/seo/structured-data';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.gcc);

export default function GccPage() {
  const { hero } = page;
  return (
    <>
      <JsonLd data={service(routes.gcc, page.hero.lead)} />
      <PageHead
        look="bleed"
        path={routes.gcc}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<HeroLinks primary={hero.primary} secondary={hero.secondary} />}
        className="relative overflow-x-clip"
        aside={
          // The drawing is never cropped: what is left of the plate is its ground.
          <div className="aspect-640/560 bg-surface-2 wide:absolute wide:inset-[0_0_0_50%] wide:aspect-auto medium:aspect-2/1">
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
      <ReadOn groups={relatedTo(routes.gcc, { industry: 1, case: 2, article: 1 })} below="band" />
      <Closing look="product" motif="gcc" {...page.closing} />
    </>
  );
}
