import { DrawingFile } from '@/components/illustrations/drawing-file';
import { HeadedSection } from '@/components/sections/headed-section';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { productPage } from '@/content/messages/products';
import type { Product } from '@/content/products/schema';

export function ImpactCards({ industries }: { industries: Product['industries'] }) {
  return (
    <HeadedSection headingId="impact" heading={productPage.impact}>
      <ul className="mbs-8 grid grid-auto-3 gap-6 @max-md:gap-4">
        {industries.map(({ name, drawing, specificBenefit, caseStudy, source }) => (
          <li
            className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-1"
            key={name}
          >
            <div className="bg-surface-2 @max-md:hidden">
              <DrawingFile name={`${drawing}-small`} size={[192, 96]} />
            </div>
            <div className="flex flex-1 flex-col gap-2 p-5 @md:@max-xl:px-4">
              <h3 className="text-h4 @md:@max-xl:text-lg">{name}</h3>
              <p className="text-balance text-ink-2">
                <NoBreakHyphens text={specificBenefit} />
              </p>
              <p className="mbs-auto pbs-2 font-semibold text-balance">
                <NoBreakHyphens text={caseStudy} />
                <FootnoteRef source={source} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
