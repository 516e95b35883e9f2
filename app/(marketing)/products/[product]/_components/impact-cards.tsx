import { Art } from '@/components/illustrations/illustration';
import { Section } from '@/components/ui/section';
import type { Product } from '@/lib/content/products';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { SectionTitle } from '@/components/typography/section-title';
import { productPage as words } from '@/content/messages/products';

export function ImpactCards({ industries }: { industries: Product['industries'] }) {
  return (
    <Section headingId="impact">
      <SectionTitle id="impact" heading={words.impact} className="mbe-10" />
      <ul className="grid gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:grid-rows-[1fr_1fr] medium:grid-cols-2">
        {industries.map(({ name, motif, specificBenefit, caseStudy, source }, index) => (
          <li
            className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-1 wide:first:row-span-2 wide:only:col-span-full wide:last:even:col-span-full wide:nth-2:last:col-auto wide:nth-2:last:row-span-2 medium:first:col-span-full medium:last:even:col-span-full"
            key={name}
          >
            {index === 0 && (
              <div className="aspect-690/300 bg-surface-2 wide:relative wide:aspect-auto wide:flex-1 wide:min-block-65">
                <Art
                  kind={motif}
                  width={690}
                  height={300}
                  fit="cover"
                  className="wide:absolute wide:inset-0"
                />
              </div>
            )}
            <div
              className={`flex flex-1 flex-col gap-2 p-6 ${index === 0 ? 'wide:flex-none wide:px-8 wide:py-7' : 'wide:p-7'}`}
            >
              <h3 className={index === 0 ? 'text-h3' : 'text-h4'}>{name}</h3>
              <p className="text-balance text-ink-2 max-inline-[56ch]">{specificBenefit}</p>
              <p className="mbs-auto pbs-4 font-semibold text-balance">
                {caseStudy}
                <FootnoteRef source={source} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
