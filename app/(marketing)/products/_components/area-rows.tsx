import { LevelBars } from '@/components/sections/level-bars';
import { ColorKey } from '@/components/typography/color-key';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Link } from '@/components/ui/link';
import { HeadedSection } from '@/components/sections/headed-section';
import type { ProductsPage } from '@/content/products-page.schema';
import type { Product } from '@/content/products/schema';
import * as routes from '@/lib/routes';

export function AreaRows({
  areas,
  products,
}: {
  areas: ProductsPage['areas'];
  products: readonly Product[];
}) {
  return (
    <HeadedSection id="transformation" headingId="transformation-title" heading={areas}>
      <ColorKey className="mbs-6 @lg:ps-[calc((100%-48px)*5/12+48px)]" />
      <ul className="mbs-4">
        {areas.items.map((area) => (
          <li
            className="grid gap-x-6 gap-y-5 border-bs border-line py-6 last:border-be @md:py-7 @lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @lg:gap-x-12"
            key={area.title}
          >
            <div className="grid content-start gap-3">
              <h3 className="text-h3">{area.title}</h3>
              <p className="text-ink-2 measure-48">{area.text}</p>
              <ul className="flex flex-wrap gap-x-5 gap-y-1 text-base">
                {products
                  .filter(({ slug }) => area.products.includes(slug))
                  .map(({ slug, title }) => (
                    <li key={slug}>
                      <Link className="link" href={routes.product(slug)}>
                        {title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
            <div className="grid content-start gap-1">
              <p className="text-[clamp(2.75rem,2.1rem+2.4vw,4rem)] leading-none font-semibold tracking-tighter whitespace-nowrap">
                {area.change}
                <FootnoteRef source={area.source} variant="large" />
              </p>
              <p className="text-ink-2">{area.measure}</p>
              <div className="mbs-3">
                <LevelBars levels={area.levels} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
