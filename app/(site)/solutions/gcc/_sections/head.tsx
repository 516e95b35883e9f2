import { Art } from '@/components/art/illustration';
import { PageHead } from '@/components/kinds/page-head';
import { HeroLinks } from '@/components/sections/hero-links';
import type { Gcc } from '@/lib/content/solutions';
import * as routes from '@/lib/routes';

/** The head of the page: the claim over a drawing of shifts that hand over to each other. */
export function Head({ hero: { eyebrow, title, lead, primary, secondary } }: Pick<Gcc, 'hero'>) {
  return (
    <PageHead
      look="bleed"
      path={routes.gcc}
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      actions={<HeroLinks primary={primary} further={[secondary]} />}
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
  );
}
