import { Section } from '@/components/ui/section';
import type { Foundry } from '@/lib/content/solutions';
import { FeatureList } from '@/components/sections/feature-list';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { SectionTitle } from '@/components/typography/section-title';

export function Services({ services }: Pick<Foundry, 'services'>) {
  const { claim, items } = services;
  return (
    <Section id="innovation-services" headingId="services-title">
      <div className="grid gap-x-6 gap-y-10 wide:grid-cols-12">
        <div className="wide:col-span-5 medium:grid medium:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] medium:items-end medium:gap-x-6 medium:gap-y-8">
          <SectionTitle id="services-title" heading={services} className="medium:col-span-full" />
          <p className="mbs-8 text-[clamp(4rem,2.4rem+6.4vw,8rem)] leading-[0.95] font-semibold tracking-[-0.05em] text-accent medium:m-0">
            {claim.value}
            <FootnoteRef source={claim.source} variant="figure" />
          </p>
          <p className="mbs-3 text-ink-2 max-inline-[36ch]">
            <strong className="block font-bold text-ink">{claim.label}</strong> {claim.text}
          </p>
        </div>
        <div className="wide:col-[6/-1]">
          <FeatureList items={items} variant="roomy" />
        </div>
      </div>
    </Section>
  );
}
